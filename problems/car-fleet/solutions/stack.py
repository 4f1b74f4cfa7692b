"""Stack, from the front car on: a car that arrives no later than the fleet ahead is popped again.

The stack holds the times of the first car of each fleet, each later than the time below.
Level: 1
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        cars = sorted(zip(position, speed), reverse=True)
        arrivals = []
        for mile, pace in cars:
            arrivals.append((target - mile) / pace)
            if len(arrivals) > 1 and arrivals[-1] <= arrivals[-2]:
                arrivals.pop()
        return len(arrivals)
