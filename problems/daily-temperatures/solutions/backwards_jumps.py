"""Jumps from the last day to the first: from day to warmer day along the waits that are known.

If tomorrow is not warmer than today, neither is any day before the wait of tomorrow ends, and so
on. Only the hottest day so far has nothing to jump to.
Level: 3
Time: O(n), amortized: today's wait passes over the days that a jump starts from
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
