"""Looks at all cars after the first one of each fleet: up to 5 billion pairs.

Reported as accepted in 2025.
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"
REPORTED = "LeetCode-Feedback #31746"


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        cars = sorted(zip(position, speed), reverse=True)
        times = [(target - mile) / pace for mile, pace in cars]
        joins = [False] * len(times)
        fleets = 0
        for first, time in enumerate(times):
            if joins[first]:
                continue
            fleets += 1
            for behind in range(first + 1, len(times)):
                if times[behind] <= time:
                    joins[behind] = True
        return fleets
