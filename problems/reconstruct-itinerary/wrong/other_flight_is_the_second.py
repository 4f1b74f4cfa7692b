"""Takes the second ticket if the first is not safe, though it may be alike."""

from collections import defaultdict


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            flights[start].append(end)
        journey = ["JFK"]
        while flights[journey[-1]]:
            ends = flights[journey[-1]]
            dead_end = len(ends) > 1 and not flights[ends[-1]]
            journey.append(ends.pop(-2 if dead_end else -1))
        return journey
