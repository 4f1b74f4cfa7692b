"""Continues every journey in the heap, even from cities passed often, in exponential time."""

from collections import defaultdict
from heapq import heappop, heappush

VERDICT = "Time Limit Exceeded"


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        departures = defaultdict(list)
        for start, end, price in flights:
            departures[start].append((end, price))
        heap = [(0, 0, src)]  # (paid so far, flights so far, city)
        while heap:
            paid, taken, city = heappop(heap)
            if city == dst:
                return paid
            if taken <= k:
                for end, price in departures[city]:
                    heappush(heap, (paid + price, taken + 1, end))
        return -1
