"""Sorting, front car first: keep the latest arrival so far; only a later car starts a new fleet.

Compare the times that the cars would need on an empty road. A car that would need no more time than
the latest car ahead catches up with its fleet, at the target at the latest, and arrives with it. So
only the latest arrival so far is compared: one number is enough in place of a stack of fleets.

For target = 12, position = [0, 8, 10], speed = [12, 2, 2]:

    mile  time  latest  fleets
    10    1.0   1.0     1
    8     2.0   2.0     2
    0     1.0   2.0     2       catches up with the car at 8
    return 2
Level: 2
From: stack; of the fleets ahead, only the last is ever compared, and no earlier one comes back, so
  keep one number in its place
Ask: Starting with the car nearest the target: when would a new car have arrived on an empty road,
  and with what must this time be compared?
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
