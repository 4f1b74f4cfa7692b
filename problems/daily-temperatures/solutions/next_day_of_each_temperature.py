"""From the last day to the first, keep the next day of each temperature: the soonest warmer one.

There are only 71 temperatures, so all that are warmer can be looked up for each day.
Time: O(n · m), for m temperatures
Space: O(m) besides the result
"""

HIGHEST = 100


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        n = len(temperatures)
        answer = [0] * n
        next_day = [n] * (HIGHEST + 1)  # n if there is none
        for day in reversed(range(n)):
            temperature = temperatures[day]
            warmer = min(next_day[temperature + 1 :], default=n)
            if warmer < n:
                answer[day] = warmer - day
            next_day[temperature] = day
        return answer
