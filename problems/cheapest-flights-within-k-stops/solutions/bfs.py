"""Breadth-first search, one flight per level, from the cities whose price has just fallen.

Level i holds the cities that i flights reach at a lower price than fewer flights do. Each level
holds a city at most once, at its lowest price.
Level: 3
Beware: wrong/keeps_price_of_fewest_stops, wrong/keeps_first_price_of_a_level
Time: O(n + k · f), for f flights
Space: O(n + f)
"""

from collections import defaultdict
from math import inf


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        departures = defaultdict(list)
        for start, end, price in flights:
            departures[start].append((end, price))
        lowest = [inf] * n
        level = {src: 0}
        for _ in range(k + 1):
            reached = {}
            for city, paid in level.items():
                for end, price in departures[city]:
                    if paid + price < lowest[end]:
                        lowest[end] = reached[end] = paid + price
            level = reached
        return -1 if lowest[dst] == inf else lowest[dst]
