"""Breadth-first search, one flight per level, from the cities whose price has just fallen.

Level i holds the cities that i flights reach at a lower price than fewer flights do. Each level
holds a city at most once, at its lowest price.

For n = 4, flights = [[0, 1, 1], [1, 2, 1], [1, 3, 6], [2, 3, 2]], src = 0, dst = 3, k = 1:

    level         lowest
    {0: 0}        [0, inf, inf, inf]
    {1: 1}        [0, 1, inf, inf]
    {2: 2, 3: 7}  [0, 1, 2, 7]        two flights: the last level
    return 7
Level: 3
From: bellman_ford; every round reads all flights, so go on only from the cities whose price has
  just fallen
Beware: wrong/keeps_price_of_fewest_stops, wrong/keeps_first_price_of_a_level
Time: O(n + (k + 1) · f), for f flights
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
        lowest[src] = 0
        level = {src: 0}
        for _ in range(k + 1):
            reached = {}
            for city, paid in level.items():
                for end, price in departures[city]:
                    if paid + price < lowest[end]:
                        lowest[end] = paid + price
                        reached[end] = paid + price
            level = reached
        return -1 if lowest[dst] == inf else lowest[dst]
