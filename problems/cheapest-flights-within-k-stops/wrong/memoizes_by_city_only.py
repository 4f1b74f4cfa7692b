"""Remembers one price for each city, whatever the number of flights left."""

from collections import defaultdict

CAUGHT_BY = "generated"


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        departures = defaultdict(list)
        for start, end, price in flights:
            departures[start].append((end, price))

        known = {}

        def lowest(city, remaining):
            if city == dst:
                return 0
            if remaining == 0:
                return inf
            if city not in known:
                prices = (price + lowest(end, remaining - 1) for end, price in departures[city])
                known[city] = min(prices, default=inf)
            return known[city]

        found = lowest(src, k + 1)
        return -1 if found == inf else found
