"""Uses the day with the next higher temperature, even if a hotter day is sooner."""

HIGHEST = 100


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        n = len(temperatures)
        answer = [0] * n
        next_day = [n] * (HIGHEST + 1)
        for day in reversed(range(n)):
            temperature = temperatures[day]
            for warmer in next_day[temperature + 1 :]:
                if warmer < n:
                    answer[day] = warmer - day
                    break
            next_day[temperature] = day
        return answer
