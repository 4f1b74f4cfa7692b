"""Hierholzer's algorithm: fly on until there is no ticket, and note each airport on the way back.

The first dead end is the end of the journey. Whatever is left on the way back starts and ends at
the same airport, so this round trip belongs before all that is noted already.
Time: O(e log e), for e tickets
Space: O(e), with a recursion of up to e + 1 calls
"""

from collections import defaultdict


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            flights[start].append(end)
        backwards = []

        def fly(airport):
            while flights[airport]:
                fly(flights[airport].pop())
            backwards.append(airport)

        fly("JFK")
        return backwards[::-1]
