"""Empties the tank at each station, instead of driving on with the rest of the gas.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #39526"


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        start = 0
        for station in range(len(gas)):
            tank = gas[station] - cost[station]
            if tank < 0:
                start = station + 1
        return start if sum(gas) >= sum(cost) else -1
