"""Counts a car as a fleet of its own if it catches up exactly at the target."""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        fleets = 0
        latest = 0
        for mile, pace in sorted(zip(position, speed), reverse=True):
            time = (target - mile) / pace
            if time >= latest:
                latest = time
                fleets += 1
        return fleets
