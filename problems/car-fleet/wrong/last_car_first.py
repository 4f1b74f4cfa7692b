"""Begins with the last car on the road, as if there were no car ahead of it."""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        fleets = 0
        latest = 0
        for mile, pace in sorted(zip(position, speed)):
            time = (target - mile) / pace
            if time > latest:
                latest = time
                fleets += 1
        return fleets
