"""Reads prices that the same round has lowered, so it takes several flights in one round."""


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        lowest = [inf] * n
        lowest[src] = 0
        for _ in range(k + 1):
            for start, end, price in flights:
                lowest[end] = min(lowest[end], lowest[start] + price)
        return -1 if lowest[dst] == inf else lowest[dst]
