"""Jumps only once, and assumes that the day it reaches is warmer."""


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        hottest = 0
        for day in reversed(range(len(temperatures))):
            if temperatures[day] >= hottest:
                hottest = temperatures[day]
                continue
            later = day + 1
            if temperatures[later] <= temperatures[day]:
                later += answer[later]
            answer[day] = later - day
        return answer
