"""Jumps on from a day without a wait by 0 days, and never ends."""

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
