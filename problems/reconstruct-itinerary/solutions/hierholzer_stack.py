"""Hierholzer's algorithm with a stack of its own: the way so far, which shrinks at dead ends.

While the airport on top has a ticket left, its first destination goes on top; if not, it is taken
off the stack, and is the next of the journey from behind.
Time: O(e log e), for e tickets
Space: O(e)
"""

from collections import defaultdict


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            flights[start].append(end)
        stack, backwards = ["JFK"], []
        while stack:
            if flights[stack[-1]]:
                stack.append(flights[stack[-1]].pop())
            else:
                backwards.append(stack.pop())
        return backwards[::-1]
