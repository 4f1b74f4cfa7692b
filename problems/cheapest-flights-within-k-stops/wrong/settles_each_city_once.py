"""Continues from a city only once, but a more expensive journey to it may have stops left."""

from collections import defaultdict
from heapq import heappop, heappush


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        departures = defaultdict(list)
        for start, end, price in flights:
            departures[start].append((end, price))
        done = set()
        heap = [(0, 0, src)]  # (paid so far, flights so far, city)
        while heap:
            paid, taken, city = heappop(heap)
            if city == dst:
                return paid
            if city in done:
                continue
            done.add(city)
            if taken <= k:
                for end, price in departures[city]:
                    heappush(heap, (paid + price, taken + 1, end))
        return -1
