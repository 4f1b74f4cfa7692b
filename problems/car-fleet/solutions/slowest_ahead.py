"""Sorting, front car first: keep the latest arrival so far; only a later car starts a new fleet.

A car that would need no more time than a car ahead, if the road were empty, catches up with that
car, at the target at the latest, and arrives with it. Only the latest arrival so far is ever
compared, so one number is enough in place of a stack of fleets.

For target = 12, position = [0, 8, 10], speed = [12, 2, 2]:

    mile  time  latest  fleets
    10    1.0   0       0
    8     2.0   1.0     1
    0     1.0   2.0     2       catches up with the car at 8
    return 2
Level: 2
Beware: wrong/next_car_ahead, wrong/meets_at_the_target
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        fleets = 0
        latest = 0
        for mile, pace in sorted(zip(position, speed), reverse=True):
            time = (target - mile) / pace
            if time > latest:
                latest = time
                fleets += 1
        return fleets
