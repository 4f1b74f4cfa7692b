"""Hierholzer's algorithm with a stack of its own: the way so far, which shrinks at dead ends.

While the airport on top has a ticket left, its first destination goes on top; if not, it is taken
off the stack, and is the next of the journey from behind.
Time: O(e log e), for e tickets
Space: O(e)
"""

from collections import defaultdict
from heapq import heapify, heappop


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in tickets:
            flights[start].append(end)
        for ends in flights.values():
            heapify(ends)
        stack, backwards = ["JFK"], []
        while stack:
            ends = flights[stack[-1]]
            if ends:
                stack.append(heappop(ends))
            else:
                backwards.append(stack.pop())
        return backwards[::-1]
