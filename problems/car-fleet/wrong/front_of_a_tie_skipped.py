"""Skips a car that would arrive together with another, even if it is the car ahead.

Then a car between the two counts as the first of another fleet.
Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #39430"


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        cars = [((target - mile) / pace, mile) for mile, pace in zip(position, speed)]
        cars.sort(key=lambda car: car[0], reverse=True)
        fleets = 0
        front = latest = -1
        for time, mile in cars:
            if mile > front and time != latest:
                front = mile
                latest = time
                fleets += 1
        return fleets
