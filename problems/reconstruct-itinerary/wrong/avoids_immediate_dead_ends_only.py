"""Avoids a destination only if no flight leaves it, but a dead end may be several flights away."""

from collections import defaultdict

VERDICT = "Runtime Error"


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets):
            flights[start].append(end)
        journey = ["JFK"]
        for _ in tickets:
            ends = flights[journey[-1]]
            end = ends.pop(0)
            if not flights[end] and ends:
                ends[0], end = end, ends[0]
            journey.append(end)
        return journey
