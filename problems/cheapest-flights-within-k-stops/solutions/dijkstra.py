"""Dijkstra's algorithm: a more expensive journey to a city continues only if it took fewer flights.

The heap gives the cheapest journey first, so the first journey to arrive is the answer. A journey
is dropped if a journey that costs no more, with no more flights, has already continued from the
same city.

For n = 4, flights = [[0, 1, 1], [1, 2, 1], [1, 3, 6], [2, 3, 2]], src = 0, dst = 3, k = 1:

    paid  taken  city  heap
    -     -      -     [(0, 0, 0)]
    0     0      0     [(1, 1, 1)]
    1     1      1     [(2, 2, 2), (7, 2, 3)]
    2     2      2     [(7, 2, 3)]             two flights taken: it does not continue
    return 7
Level: 3
From: bellman_ford; the prices of all cities are computed, so take the cheapest journey from a heap
  each time, and stop at the first journey that arrives
Beware: wrong/settles_each_city_once, wrong/keeps_all_journeys_in_the_heap
Time: O(n + m log m), for m = (k + 1) · f and f flights: each city continues at most k + 1 times
Space: O(n + m), with the heap
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
