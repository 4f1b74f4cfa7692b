"""Never flies to an airport twice."""

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
                end = heappop(ends)
                if end not in stack and end not in backwards:
                    stack.append(end)
            else:
                backwards.append(stack.pop())
        return backwards[::-1]
