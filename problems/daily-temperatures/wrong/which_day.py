"""Returns the index of the warmer day, not the number of days until then."""


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        waiting = []
        for today, temperature in enumerate(temperatures):
            while waiting and temperatures[waiting[-1]] < temperature:
                answer[waiting.pop()] = today
            waiting.append(today)
        return answer
