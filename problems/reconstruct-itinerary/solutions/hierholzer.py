"""Eulerian path (Hierholzer's algorithm): fly until stuck, and note airports on the way back.

The first dead end is the end of the journey. From then on, every detour on the way back starts and
ends at the same airport, so this round trip belongs before everything that is noted already: the
journey is the reversed postorder. Each walk takes the destinations in alphabetical order. In the
trace, a row is a call that ends.

For tickets = [["JFK", "AAA"], ["JFK", "BBB"], ["BBB", "JFK"]]:

    airport  backwards
    AAA      ['AAA']                       stuck: the end of the journey
    JFK      ['AAA', 'JFK']                JFK had a ticket left: to BBB, and back to JFK
    BBB      ['AAA', 'JFK', 'BBB']
    JFK      ['AAA', 'JFK', 'BBB', 'JFK']
    return ['JFK', 'BBB', 'JFK', 'AAA']
Level: 2
From: wrong/tries_every_order; a dead end makes the search take back flights, although it can only
  be where the journey ends, so note it as the last airport, and go on from the airport before it
Ask: Where in the journey must the first dead end be? And if tickets are left on the way back, where
  can a walk along them end?
Beware: wrong/preorder_instead_of_postorder, wrong/stops_at_a_dead_end
Time: O(e log e), for e tickets
Space: O(e), with a recursion of up to e + 1 calls
"""

from collections import defaultdict


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            flights[start].append(end)  # from Z to A, so that pop() takes the first
        backwards = []

        def fly(airport):
            while flights[airport]:
                fly(flights[airport].pop())
            backwards.append(airport)

        fly("JFK")
        return backwards[::-1]
