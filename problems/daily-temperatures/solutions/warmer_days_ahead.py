"""Monotonic stack, last day first: it holds the days warmer than today and all days in between.

Days that are not warmer than today are popped: whenever one of them is warmer than an earlier day,
today is, too, and comes sooner. The day left on top is the next warmer day.
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
