"""Monotonic stack, from the last day on: the days ahead that are warmer than all days before them.

Today hides the days ahead that are not warmer: an earlier day that is colder than those is colder
than today as well, and today is sooner. The day that is then on top is the next warmer day.
Level: 3
Time: O(n), amortized: each day is pushed once, and popped at most once
Space: O(n)
"""


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        ahead = []
        for today in reversed(range(len(temperatures))):
            while ahead and temperatures[ahead[-1]] <= temperatures[today]:
                ahead.pop()
            if ahead:
                answer[today] = ahead[-1] - today
            ahead.append(today)
        return answer
