"""Waits for the hottest day ahead, even if another day warmer than today comes sooner."""


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        hottest = len(temperatures) - 1
        for day in reversed(range(len(temperatures))):
            if temperatures[day] < temperatures[hottest]:
                answer[day] = hottest - day
            else:
                hottest = day
        return answer
