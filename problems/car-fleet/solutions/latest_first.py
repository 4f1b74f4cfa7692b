"""Sorting by arrival on an empty road, latest first: count each car ahead of all later arrivals.

Such a car leads a fleet, as all cars ahead of it arrive sooner. If two cars would arrive at the
same time, the car ahead is taken first, so the other car is not counted as a leader.
Level: 3
From: slowest_ahead; the cars are sorted by position, and the latest arrival is kept; the other way
  round, sort by arrival, and keep the position farthest ahead
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        cars = sorted(((target - mile) / pace, mile) for mile, pace in zip(position, speed))
        fleets = 0
        front = -1
        for _, mile in reversed(cars):
            if mile > front:
                front = mile
                fleets += 1
        return fleets
