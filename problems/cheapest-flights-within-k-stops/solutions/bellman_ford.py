"""Bellman-Ford, stopped early: after round i, every price is the lowest with at most i flights.

Each round appends a flight to the journeys of the round before. So it reads the prices from a copy;
otherwise, a price that this round has just lowered might get a second flight.
Time: O(k · (n + f)), for f flights
Space: O(n)
"""

from math import inf


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        lowest = [inf] * n
        lowest[src] = 0
        for _ in range(k + 1):
            before = lowest[:]
            for start, end, price in flights:
                lowest[end] = min(lowest[end], before[start] + price)
        return -1 if lowest[dst] == inf else lowest[dst]
