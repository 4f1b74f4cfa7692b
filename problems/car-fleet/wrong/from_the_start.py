"""Measures the distance from mile 0 to a car instead of from the car to the target."""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        fleets = 0
        latest = 0
        for mile, pace in sorted(zip(position, speed), reverse=True):
            time = mile / pace
            if time > latest:
                latest = time
                fleets += 1
        return fleets
