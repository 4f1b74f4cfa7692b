"""Greedy: when the tank runs dry, no station so far can be the start, so try the next one.

The car reached each station in between with a tank of 0 or more; starting there with 0 gets no
farther. If the gas is enough for the lap, some start works (lowest_point.py shows one). Stations
before the last start are ruled out. If a later station works, so does the last start, from which
the car gets there.

For gas = [3, 1, 5, 2], cost = [2, 4, 2, 2]:

    station  start  tank  total
    -        0      0     0
    0        0      1     1
    1        2      0     -2     dry on the way to station 2
    2        2      3     1
    3        2      3     1
    return 2
Level: 2
From: next_after_failure; driving on past the end only finds out whether the gas is enough for the
  lap, so add up gas and cost instead, and stop at the end
Ask: If the total gas is enough for the total cost, must there be a start that works?
Beware: wrong/no_total, wrong/debt_is_kept
Time: O(n)
Space: O(1)
"""


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        start = tank = total = 0
        for station in range(len(gas)):
            gain = gas[station] - cost[station]
            total += gain
            tank += gain
            if tank < 0:
                start = station + 1
                tank = 0
        return start if total >= 0 else -1
