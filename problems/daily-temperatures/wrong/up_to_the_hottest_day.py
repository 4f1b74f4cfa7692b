"""Looks through the days up to the hottest one ahead, which may be all of them.

Reported as accepted in 2022.
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"
REPORTED = "LeetCode-Feedback #9474"


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        hottest = len(temperatures) - 1
        for day in reversed(range(len(temperatures))):
            if temperatures[day] >= temperatures[hottest]:
                hottest = day
                continue
            for later in range(day + 1, hottest + 1):
                if temperatures[later] > temperatures[day]:
                    answer[day] = later - day
                    break
        return answer
