"""Memoized recursion: the lowest price from a city to dst with at most `left` more flights.

    lowest(city, left) = min(price + lowest(end, left - 1) for each flight from city)
    lowest(dst, left) = 0,  lowest(city, 0) = infinity for any other city

A city with fewer flights left is a different subproblem, so the key of the cache is (city, left).
Level: 2
Beware: wrong/memoizes_by_city_only, wrong/counts_stops_as_flights
Time: O(k · f), for f flights: each is tried at most once for each number of flights left
Space: O(k · n + f)
"""

from collections import defaultdict
from functools import cache
from math import inf


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        departures = defaultdict(list)
        for start, end, price in flights:
            departures[start].append((end, price))

        @cache
        def lowest(city, remaining):
            if city == dst:
                return 0
            if remaining == 0:
                return inf
            return min(
                (price + lowest(end, remaining - 1) for end, price in departures[city]), default=inf
            )

        found = lowest(src, k + 1)
        return -1 if found == inf else found
