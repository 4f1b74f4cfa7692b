"""Sorting by arrival on empty roads, the latest first: which cars are ahead of all later ones?

Such a car leads a fleet, as no car ahead of it slows it down. Of two cars that would arrive at the
same time, the car ahead is taken first, so that the other one follows it.
Level: 3
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
