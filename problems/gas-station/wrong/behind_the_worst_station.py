"""Tries only starts after the station with the highest loss, unless that is the last one.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #40260"


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        if sum(gas) < sum(cost):
            return -1
        n = len(gas)
        gains = [gas[i] - cost[i] for i in range(n)]
        worst = max(i for i in range(n) if gains[i] == min(gains))
        start = (worst + 1) % n
        tank = 0
        for station in range(start, n):
            tank += gains[station]
            if tank < 0:
                start = station + 1
                tank = 0
        return start % n
