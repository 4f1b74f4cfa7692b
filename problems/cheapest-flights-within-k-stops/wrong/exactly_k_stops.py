"""Requires exactly k stops, and forgets journeys with fewer stops."""


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        lowest = [inf] * n
        lowest[src] = 0
        for _ in range(k + 1):
            before, lowest = lowest, [inf] * n
            for start, end, price in flights:
                lowest[end] = min(lowest[end], before[start] + price)
        return -1 if lowest[dst] == inf else lowest[dst]
