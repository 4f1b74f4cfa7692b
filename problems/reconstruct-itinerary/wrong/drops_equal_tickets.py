"""Keeps the tickets in a set, so equal tickets count once."""

from collections import defaultdict


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(set(map(tuple, tickets)), reverse=True):
            flights[start].append(end)
        backwards = []

        def fly(airport):
            while flights[airport]:
                fly(flights[airport].pop())
            backwards.append(airport)

        fly("JFK")
        return backwards[::-1]
