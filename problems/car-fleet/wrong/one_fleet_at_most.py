"""Lets a car pick up a fleet only if it is the last one on the stack."""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        arrivals = []
        for mile, pace in sorted(zip(position, speed)):
            time = (target - mile) / pace
            if arrivals and arrivals[-1] <= time:
                arrivals.pop()
            arrivals.append(time)
        return len(arrivals)
