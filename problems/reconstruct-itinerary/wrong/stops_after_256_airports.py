"""Stops after 256 airports, but there may be 301."""

from collections import defaultdict

CAUGHT_BY = "killers"


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            flights[start].append(end)
        stack, backwards = ["JFK"], []
        while stack and len(backwards) < 256:
            if flights[stack[-1]]:
                stack.append(flights[stack[-1]].pop())
            else:
                backwards.append(stack.pop())
        return backwards[::-1]
