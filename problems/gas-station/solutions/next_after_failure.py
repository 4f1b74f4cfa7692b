"""Greedy, with simulated laps: if the car runs dry before a station, try that station next.

The stations passed on the way would fail, too: the car reached each of them with a tank of 0 or
more. Each try begins where the previous one failed, and takes at most one lap, so all tries
together take less than two laps.

For gas = [1, 1, 5, 2], cost = [3, 2, 2, 2]:

    start  driven  tank
    0      -       -
    1      1       -2    from station 0, the car does not reach station 1
    2      1       -1    from station 1, it does not reach station 2
    return 2
Level: 2
From: wrong/brute_force; starts are tried even on a stretch that has failed already, so try next the
  station that the car did not reach
Ask: The car started at station 3 and did not reach station 7. Could it have reached it from station
  5, with an empty tank there?
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
