"""Push each car, from the front: one that arrives no later than the fleet ahead is taken off again.

What is left are the times of the first car of each fleet, each later than the one below.
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
