"""Treats times as equal if they differ by less than a billionth of an hour."""

CAUGHT_BY = "generated"


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        fleets = 0
        latest = 0
        for mile, pace in sorted(zip(position, speed), reverse=True):
            time = (target - mile) / pace
            if time > latest + 1e-9:
                latest = time
                fleets += 1
        return fleets
