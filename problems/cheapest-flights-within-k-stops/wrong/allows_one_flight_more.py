"""Continues after k + 1 flights, so it allows one flight too many."""

from collections import defaultdict
from heapq import heappop, heappush


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        departures = defaultdict(list)
        for start, end, price in flights:
            departures[start].append((end, price))
        fewest = [inf] * n
        heap = [(0, 0, src)]  # (paid so far, flights so far, city)
        while heap:
            paid, taken, city = heappop(heap)
            if city == dst:
                return paid
            if taken < fewest[city] and taken <= k + 1:
                fewest[city] = taken
                for end, price in departures[city]:
                    heappush(heap, (paid + price, taken + 1, end))
        return -1
