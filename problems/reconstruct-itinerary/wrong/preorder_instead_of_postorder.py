"""Adds airports on arrival, so a dead end appears too early in the journey."""

from collections import defaultdict


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            flights[start].append(end)
        journey = []

        def fly(airport):
            journey.append(airport)
            while flights[airport]:
                fly(flights[airport].pop())

        fly("JFK")
        return journey
