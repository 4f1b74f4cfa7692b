"""Starts in city 0 instead of `src`."""


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        lowest = [inf] * n
        lowest[0] = 0
        for _ in range(k + 1):
            before = lowest[:]
            for start, end, price in flights:
                lowest[end] = min(lowest[end], before[start] + price)
        return -1 if lowest[dst] == inf else lowest[dst]
