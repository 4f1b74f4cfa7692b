"""Does not set the tank back to 0 at a new start, which then begins with a debt."""


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
