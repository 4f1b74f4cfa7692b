"""Memoized recursion: the lowest price from a city to dst with at most `remaining` more flights.

    lowest(city, remaining) = min(price + lowest(end, remaining - 1) for each flight from city)
    lowest(dst, remaining) = 0,  lowest(city, 0) = infinity for any other city

A city with fewer flights remaining is a different subproblem, so the key of the cache is the pair
(city, remaining). In the trace, a row is a call that ends.

For n = 4, flights = [[0, 1, 1], [1, 2, 1], [1, 3, 6], [2, 3, 2]], src = 0, dst = 3, k = 1:

    city  remaining  return
    2     0          inf     no flight remains
    3     0          0       city 3 is dst
    1     1          6
    0     2          7
    return 7
Level: 3
From: wrong/recursion_without_cache; the same city comes up again and again with the same number of
  flights, so remember each answer (the idea of dynamic programming, the next topic)
Beware: wrong/memoizes_by_city_only, wrong/counts_stops_as_flights
Time: O((k + 1) · (n + f)), for f flights: each is tried at most once for each number remaining
Space: O((k + 1) · n + f)
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
