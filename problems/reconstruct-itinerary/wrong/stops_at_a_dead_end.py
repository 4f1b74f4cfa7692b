"""Always takes the first flight, and stops at a dead end, even if tickets are left."""

from collections import defaultdict


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            flights[start].append(end)
        journey = ["JFK"]
        while flights[journey[-1]]:
            journey.append(flights[journey[-1]].pop())
        return journey
