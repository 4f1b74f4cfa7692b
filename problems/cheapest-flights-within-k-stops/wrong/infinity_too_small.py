"""Uses 100,000 as infinity, but 99 flights may cost up to 990,000."""

CAUGHT_BY = "orders"


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        lowest = [100_000] * n
        lowest[src] = 0
        for _ in range(k + 1):
            before = lowest[:]
            for start, end, price in flights:
                lowest[end] = min(lowest[end], before[start] + price)
        return -1 if lowest[dst] == 100_000 else lowest[dst]
