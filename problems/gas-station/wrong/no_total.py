"""Never compares the total gas with the total cost, and returns a start that fails."""


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        start = tank = 0
        for station in range(len(gas)):
            tank += gas[station] - cost[station]
            if tank < 0:
                start = station + 1
                tank = 0
        return start if start < len(gas) else -1
