"""Eulerian path (Hierholzer's algorithm): fly until stuck, and note airports on the way back.

The first dead end is the end of the journey. From then on, every detour on the way back starts and
ends at the same airport, so this round trip belongs before everything that is noted already: the
journey is the reversed postorder. Each walk takes the destinations in alphabetical order.

For tickets = [["JFK", "AAA"], ["JFK", "BBB"], ["BBB", "JFK"]]:

    airport  backwards
    JFK      []
    AAA      ['AAA']                       stuck: the end of the journey
    BBB      ['AAA']                       from JFK again: it had a ticket left
    JFK      ['AAA', 'JFK']                stuck again: the round trip is complete
    BBB      ['AAA', 'JFK', 'BBB']
    JFK      ['AAA', 'JFK', 'BBB', 'JFK']
    return ['JFK', 'BBB', 'JFK', 'AAA']
Level: 2
Beware: wrong/preorder_instead_of_postorder, wrong/stops_at_a_dead_end
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
