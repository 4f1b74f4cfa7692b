"""Greedy, with real laps: try a start; if the car stops before a station, try that station next.

The stations passed on the way would fail, too: the car reached each of them with a tank of 0 or
more. Each try begins where the one before it failed, and takes at most one lap, so all tries
together take less than two laps. one_pass.py finds the same starts without driving on past the end.
Level: 1
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
