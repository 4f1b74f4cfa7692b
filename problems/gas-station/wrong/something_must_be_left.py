"""Requires more gas than the lap takes, and rejects a total that is exactly enough."""


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
        return start if total > 0 else -1
