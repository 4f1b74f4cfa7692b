"""Eulerian path (Hierholzer's algorithm) with a stack: pop an airport when it has no ticket left.

While the airport on top has a ticket left, its first destination goes on top. Otherwise, the
airport leaves the stack: it is the next airport of the journey, counted from the end.

For tickets = [["JFK", "AAA"], ["JFK", "BBB"], ["BBB", "JFK"]]:

    stack                  backwards
    ['JFK', 'AAA']         []
    ['JFK']                ['AAA']                       stuck at AAA
    ['JFK', 'BBB', 'JFK']  ['AAA']                       the round trip
    ['JFK', 'BBB']         ['AAA', 'JFK']                stuck at JFK
    []                     ['AAA', 'JFK', 'BBB', 'JFK']  no tickets are left
    return ['JFK', 'BBB', 'JFK', 'AAA']
Level: 2
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
