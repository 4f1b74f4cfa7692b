"""Try a start, and if the car stops before a station, try that one next: all others fail as well.

Each try drives on where the one before stopped, so all of them together take less than two laps.
Time: O(n)
Space: O(1)
"""


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        n = len(gas)
        start = 0
        while start < n:
            tank = driven = 0
            while driven < n and tank >= 0:
                station = (start + driven) % n
                tank += gas[station] - cost[station]
                driven += 1
            if tank >= 0:
                return start
            start += driven
        return -1
