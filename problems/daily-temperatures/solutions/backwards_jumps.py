"""Jumps, last day first: to find a warmer day, follow the waits that are already known.

If tomorrow is not warmer than today, no day before the end of tomorrow's wait is warmer than today
either, and so on. A day that is at least as warm as every later day needs no search: its wait is 0.

For temperatures = [73, 71, 69, 72, 76]:

    day  later  answer
    4    -      [0, 0, 0, 0, 0]  the hottest so far: no search
    3    4      [0, 0, 0, 1, 0]
    2    3      [0, 0, 1, 1, 0]
    1    3      [0, 2, 1, 1, 0]  day 2 is not warmer: jump 1 day ahead
    0    4      [4, 2, 1, 1, 0]  from day 1 to day 3, then to day 4
    return [4, 2, 1, 1, 0]
Level: 3
From: wrong/nested_loops; the inner loop walks day by day over days whose own waits would show how
  far to jump, so begin with the last day: then these waits are known
Time: O(n), amortized: each day is jumped from at most once, as later searches pass over it
Space: O(1) besides the result
"""


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        hottest = 0
        for day in reversed(range(len(temperatures))):
            if temperatures[day] >= hottest:
                hottest = temperatures[day]
                continue
            later = day + 1
            while temperatures[later] <= temperatures[day]:
                later += answer[later]
            answer[day] = later - day
        return answer
