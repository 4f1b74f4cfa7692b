"""Stack, front car first: a car that would arrive no later than the fleet ahead is popped again.

The stack holds the arrival time of each fleet's first car. Each time is later than the time below
it, so the top belongs to the fleet right ahead of the new car.

For target = 12, position = [0, 8, 10], speed = [12, 2, 2]:

    mile  pace  arrivals
    10    2     [1.0]
    8     2     [1.0, 2.0]
    0     12    [1.0, 2.0]  1.0 is pushed, and popped: the car joins the fleet ahead
    return 2
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
