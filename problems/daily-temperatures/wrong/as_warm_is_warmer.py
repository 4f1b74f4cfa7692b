"""Ends the wait on a day that is equally warm, not warmer."""


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        waiting = []
        for today, temperature in enumerate(temperatures):
            while waiting and temperatures[waiting[-1]] <= temperature:
                day = waiting.pop()
                answer[day] = today - day
            waiting.append(today)
        return answer
