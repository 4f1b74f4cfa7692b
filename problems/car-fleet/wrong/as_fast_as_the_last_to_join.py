"""Pops the fleet ahead instead of the car that joins it, as if the joining car set the pace."""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        cars = sorted(zip(position, speed), reverse=True)
        arrivals = []
        for mile, pace in cars:
            arrivals.append((target - mile) / pace)
            if len(arrivals) > 1 and arrivals[-1] <= arrivals[-2]:
                arrivals.pop(-2)
        return len(arrivals)
