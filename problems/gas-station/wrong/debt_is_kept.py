"""Does not empty the tank at a new start, so it begins with a debt."""


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        start = tank = total = 0
        for station in range(len(gas)):
            gain = gas[station] - cost[station]
            total += gain
            tank += gain
            if tank < 0:
                start = station + 1
        return start % len(gas) if total >= 0 else -1
