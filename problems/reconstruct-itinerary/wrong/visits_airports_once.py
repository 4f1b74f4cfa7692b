"""Never flies to an airport twice."""

from collections import defaultdict


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            flights[start].append(end)
        stack, backwards = ["JFK"], []
        while stack:
            if flights[stack[-1]]:
                end = flights[stack[-1]].pop()
                if end not in stack and end not in backwards:
                    stack.append(end)
            else:
                backwards.append(stack.pop())
        return backwards[::-1]
