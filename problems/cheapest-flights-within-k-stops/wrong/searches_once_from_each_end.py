"""Keeps a single price for each city, but searches from both ends, and returns the lower result.

Reported as accepted in 2026.
"""

from heapq import heappop, heappush

REPORTED = "LeetCode-Feedback #34607"
CAUGHT_BY = "killers"


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        back = [[end, start, price] for start, end, price in flights]
        found = min(self.one_way(n, flights, src, k)[dst], self.one_way(n, back, dst, k)[src])
        return -1 if found == inf else found

    def one_way(self, n, flights, src, k):
        lowest = [inf] * n
        lowest[src] = 0
        heap = [(0, 0, src)]
        while heap:
            paid, taken, city = heappop(heap)
            for start, end, price in flights:
                if start == city and taken <= k and paid + price < lowest[end]:
                    lowest[end] = paid + price
                    heappush(heap, (paid + price, taken + 1, end))
        return lowest
