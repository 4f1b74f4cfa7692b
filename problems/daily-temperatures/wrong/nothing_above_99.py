"""Has no table entry for 100 degrees, the highest possible temperature."""

VERDICT = "Runtime Error"

HIGHEST = 99


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        n = len(temperatures)
        answer = [0] * n
        next_day = [n] * (HIGHEST + 1)
        for day in reversed(range(n)):
            temperature = temperatures[day]
            warmer = min(next_day[temperature + 1 :], default=n)
            if warmer < n:
                answer[day] = warmer - day
            next_day[temperature] = day
        return answer
