"""Sorts the miles and the speeds separately, so that cars swap their speeds."""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        fleets = 0
        latest = 0
        for mile, pace in zip(sorted(position, reverse=True), sorted(speed, reverse=True)):
            time = (target - mile) / pace
            if time > latest:
                latest = time
                fleets += 1
        return fleets
