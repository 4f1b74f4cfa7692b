"""Searches the list again for each car to find its speed: up to 5 billion steps."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        fleets = 0
        latest = 0
        for mile in sorted(position, reverse=True):
            time = (target - mile) / speed[position.index(mile)]
            if time > latest:
                latest = time
                fleets += 1
        return fleets
