"""Sorts the destinations by their first letter only."""

from collections import defaultdict

CAUGHT_BY = "generated"


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets, key=lambda ticket: ticket[1][0], reverse=True):
            flights[start].append(end)
        backwards = []

        def fly(airport):
            while flights[airport]:
                fly(flights[airport].pop())
            backwards.append(airport)

        fly("JFK")
        return backwards[::-1]
