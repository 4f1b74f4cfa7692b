"""Monotonic stack, rear car first: a car slows down fleets behind it that would arrive no later.

On the stack, each fleet is ahead of the fleet below it and arrives sooner. A new car is ahead of
them all. The fleets that would arrive no later than the car end up behind it, and are popped.

For target = 12, position = [0, 2, 8, 10], speed = [6, 4, 2, 1]:

    mile  time  arrivals
    0     2.0   [2.0]
    2     2.5   [2.5]       the first car ends up behind this car
    8     2.0   [2.5, 2.0]
    10    2.0   [2.5, 2.0]  the car at 8 catches up with this car
    return 2
Level: 3
From: stack; a car is compared with the fleet ahead of it, so take the cars from the rear instead:
  then a slow car gathers all fleets that it holds up
Time: O(n log n): after sorting, each car is pushed and popped at most once
Space: O(n)
"""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        arrivals = []
        for mile, pace in sorted(zip(position, speed)):
            time = (target - mile) / pace
            while arrivals and arrivals[-1] <= time:
                arrivals.pop()
            arrivals.append(time)
        return len(arrivals)
