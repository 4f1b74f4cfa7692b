"""Brute force: drives from every station until the car stops.

Level: 1
Time: O(n²)
Space: O(1)
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        n = len(gas)
        for start in range(n):
            tank = 0
            for station in range(start, start + n):
                tank += gas[station % n] - cost[station % n]
                if tank < 0:
                    break
            else:
                return start
        return -1
