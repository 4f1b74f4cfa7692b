"""Takes the flights in the order of the tickets, not in alphabetical order."""

from collections import defaultdict


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in tickets:
            flights[start].append(end)
        backwards = []

        def fly(airport):
            while flights[airport]:
                fly(flights[airport].pop())
            backwards.append(airport)

        fly("JFK")
        return backwards[::-1]
