"""Uses every flight in both directions."""

from collections import defaultdict


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        departures = defaultdict(list)
        for start, end, price in flights:
            departures[start].append((end, price))
            departures[end].append((start, price))
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
