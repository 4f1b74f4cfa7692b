"""Eulerian path (Hierholzer's algorithm) with a stack: pop an airport when it has no ticket left.

While the airport on top has a ticket left, its first destination goes on top. Otherwise, the
airport leaves the stack: it is the next airport of the journey, counted from the end.

For tickets = [["JFK", "AAA"], ["JFK", "BBB"], ["BBB", "JFK"]]:

    stack                  backwards
    ['JFK']                []
    ['JFK', 'AAA']         []
    ['JFK']                ['AAA']                       AAA has no ticket
    ['JFK', 'BBB']         ['AAA']
    ['JFK', 'BBB', 'JFK']  ['AAA']                       the round trip
    ['JFK', 'BBB']         ['AAA', 'JFK']                JFK has no ticket left
    ['JFK']                ['AAA', 'JFK', 'BBB']
    []                     ['AAA', 'JFK', 'BBB', 'JFK']
    return ['JFK', 'BBB', 'JFK', 'AAA']
Level: 2
From: hierholzer; the recursion may be as deep as the journey is long, so keep the airports on the
  way in a list of your own
Ask: Which airports does the recursion come back to, and in which order?
Time: O(e log e), for e tickets
Space: O(e)
"""

from collections import defaultdict


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            flights[start].append(end)  # from Z to A, so that pop() takes the first
        stack, backwards = ["JFK"], []
        while stack:
            if flights[stack[-1]]:
                stack.append(flights[stack[-1]].pop())
            else:
                backwards.append(stack.pop())
        return backwards[::-1]
