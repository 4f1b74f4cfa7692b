"""Prefix sums: drive a lap on credit, and start where the tank was lowest on arrival.

From another start, the tank differs by the same amount everywhere. If it is 0 where it is lowest,
it is never below 0, provided that the lap as a whole costs no more gas than there is.

For gas = [1, 5, 2], cost = [3, 2, 2]:

    station  tank  lowest  start
    -        0     0       0
    0        -2    0       0
    1        1     -2      1      the car came to station 1 with -2, lower than ever
    2        1     -2      1
    return 1
Level: 3
From: next_after_failure; another start only shifts all levels of the tank by the same amount, so
  drive a single lap, on credit, and start where the tank was lowest
Time: O(n)
Space: O(1)
"""


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        start = tank = lowest = 0
        for station in range(len(gas)):
            if tank < lowest:
                start, lowest = station, tank
            tank += gas[station] - cost[station]
        return start if tank >= 0 else -1
