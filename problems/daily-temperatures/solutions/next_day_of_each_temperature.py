"""Buckets: go backwards, store the next day of each temperature, and take the soonest warmer day.

There are only 71 temperatures, from 30 to 100, so every warmer temperature can be looked up for
each day.
Level: 3
From: wrong/nested_loops; the inner loop may look at 99,999 days, which have at most 71
  temperatures, so remember one day for each temperature
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
