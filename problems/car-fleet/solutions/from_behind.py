"""From the last car to the front, a monotonic stack: a car picks up all fleets behind it in time.

The fleets on the stack lie ahead of one another, each sooner at the target than the one below.
A car ahead of them slows down those that would not arrive later than itself.
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
