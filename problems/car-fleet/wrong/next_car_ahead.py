"""Compares a car with the next car ahead, but that car may itself be slowed down."""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        fleets = 0
        latest = 0
        for mile, pace in sorted(zip(position, speed), reverse=True):
            time = (target - mile) / pace
            if time > latest:
                fleets += 1
            latest = time
        return fleets
