"""Counts only the days in between, so that the wait until tomorrow is 0."""


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        waiting = []
        for today, temperature in enumerate(temperatures):
            while waiting and temperatures[waiting[-1]] < temperature:
                day = waiting.pop()
                answer[day] = today - day - 1
            waiting.append(today)
        return answer
