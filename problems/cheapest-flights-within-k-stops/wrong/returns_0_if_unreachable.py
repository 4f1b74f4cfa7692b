"""Returns 0 instead of -1 if there is no such journey."""


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
        return 0 if lowest[dst] == inf else lowest[dst]
