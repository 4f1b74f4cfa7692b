"""Tries only the thousand stations whose gas exceeds the cost by the largest factor."""

CAUGHT_BY = "generated"


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        n = len(gas)
        promising = [i for i in range(n) if gas[i] >= cost[i]]
        promising.sort(key=lambda i: gas[i] / cost[i] if cost[i] else gas[i] and inf, reverse=True)
        for start in promising[:1000]:
            tank = 0
            for station in range(start, start + n):
                tank += gas[station % n] - cost[station % n]
                if tank < 0:
                    break
            else:
                return start
        return -1
