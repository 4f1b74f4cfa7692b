"""Eulerian path (Fleury's algorithm): take the first flight, unless it leaves tickets out of reach.

A flight is safe if all airports with unused tickets can be reached from its end. At most one flight
from an airport is unsafe. It must be taken last, so if it comes first, the second flight is taken.
Level: 4
From: wrong/tries_every_order; a wrong flight shows much too late, so test before each flight
  whether all tickets remain in reach
Beware: wrong/avoids_immediate_dead_ends_only
Time: O(e²), for e tickets: a search before each flight
Space: O(e)
"""

from collections import defaultdict


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets):
            flights[start].append(end)
        journey = ["JFK"]
        for _ in tickets:
            ends = flights[journey[-1]]
            end = ends.pop(0)
            if ends and not self.is_safe(flights, end):
                ends[0], end = end, ends[0]
            journey.append(end)
        return journey

    def is_safe(self, flights, airport):
        reached, stack = {airport}, [airport]
        while stack:
            for end in flights.get(stack.pop(), []):
                if end not in reached:
                    reached.add(end)
                    stack.append(end)
        return all(start in reached for start, ends in flights.items() if ends)
