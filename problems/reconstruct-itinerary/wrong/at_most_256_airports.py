"""Stops after 256 airports, though there may be 301."""

from collections import defaultdict
from heapq import heapify, heappop

CAUGHT_BY = "killers"


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in tickets:
            flights[start].append(end)
        for ends in flights.values():
            heapify(ends)
        stack, backwards = ["JFK"], []
        while stack and len(backwards) < 256:
            ends = flights[stack[-1]]
            if ends:
                stack.append(heappop(ends))
            else:
                backwards.append(stack.pop())
        return backwards[::-1]
