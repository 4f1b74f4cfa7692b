"""Jumps, last day first: from each day, follow the waits already known to a warmer day.

If tomorrow is not warmer than today, no day before the end of tomorrow's wait is warmer either, and
so on. A day that is at least as warm as every later day needs no search: its wait is 0.
Level: 3
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
