"""Assumes that every faster car catches up, even if the car ahead reaches the target first."""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        fleets = 0
        slowest = float("inf")
        for _, pace in sorted(zip(position, speed), reverse=True):
            if pace <= slowest:
                slowest = pace
                fleets += 1
        return fleets
