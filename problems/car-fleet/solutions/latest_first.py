"""In the order of their arrival on empty roads, the latest first: who is ahead of all later ones?

Such a car leads a fleet, as nobody ahead of it slows it down. Of two that would arrive at the same
time, the one ahead comes first, so that the other one follows it.
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
