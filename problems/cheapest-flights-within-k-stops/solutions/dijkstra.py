"""Dijkstra's algorithm: a dearer journey to a city goes on only if it took fewer flights.

The heap gives the cheapest journey first, so the first one to arrive is the answer. A journey to a
city from which a cheaper one with as few flights has gone on is dropped.
Time: O(n + k · f · log(k · f)), for f flights: each city goes on at most k + 1 times
Space: O(n + k · f), with the heap
"""

from collections import defaultdict
from heapq import heappop, heappush
from math import inf


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
            if taken < fewest[city] and taken <= k:
                fewest[city] = taken
                for end, price in departures[city]:
                    heappush(heap, (paid + price, taken + 1, end))
        return -1
