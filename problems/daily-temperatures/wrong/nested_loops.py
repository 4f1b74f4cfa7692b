"""Brute force: looks through the days after each day, one by one, up to 5 billion steps.

Level: 1
Time: O(n²)
Space: O(1) besides the result
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        for day, temperature in enumerate(temperatures):
            for later in range(day + 1, len(temperatures)):
                if temperatures[later] > temperature:
                    answer[day] = later - day
                    break
        return answer
