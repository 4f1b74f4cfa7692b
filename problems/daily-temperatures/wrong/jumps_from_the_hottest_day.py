"""Jumps 0 days ahead from a day that no warmer day follows, so the loop never ends."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        for day in reversed(range(len(temperatures) - 1)):
            later = day + 1
            while later < len(temperatures) and temperatures[later] <= temperatures[day]:
                later += answer[later]
            if later < len(temperatures):
                answer[day] = later - day
        return answer
