"""Memoized recursion: the lowest price from a city with so many flights left, by the next flight.

    lowest(city, left) = min(price + lowest(end, left - 1) for each flight from city)
    lowest(dst, left) = 0,  lowest(city, 0) = infinity

The same city with fewer flights left is another question, so both belong to the key.
Level: 2
Beware: wrong/memoizes_by_city_only, wrong/counts_stops_as_flights
Time: O(k · f), for f flights: each is looked at once for each number of flights left
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
        def lowest(city, left):
            if city == dst:
                return 0
            if left == 0:
                return inf
            return min(
                (price + lowest(end, left - 1) for end, price in departures[city]), default=inf
            )

        found = lowest(src, k + 1)
        return -1 if found == inf else found
