"""Eulerian path by splicing: fly until stuck, then insert round trips where tickets are left.

The first walk leads to the end of the journey. On the way back, each airport with tickets left
starts another walk, which can only end where it began, so it is inserted after the airport.

For tickets = [["JFK", "AAA"], ["JFK", "BBB"], ["BBB", "JFK"]]:

    index  trip            journey
    0      ['AAA']         ['JFK']
    1      []              ['JFK', 'AAA']
    0      ['BBB', 'JFK']  ['JFK', 'AAA']
    2      []              ['JFK', 'BBB', 'JFK', 'AAA']  no tickets are left
    return ['JFK', 'BBB', 'JFK', 'AAA']
Level: 3
From: hierholzer; postorder is hard to see through, so make the round trips visible: insert each of
  them into the journey where it belongs
Time: O(e²), for e tickets: a list is shifted for each round trip
Space: O(e)
"""

from collections import defaultdict


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            flights[start].append(end)  # from Z to A, so that pop() takes the first

        journey = ["JFK"]
        index = 0
        while index >= 0:
            airport, trip = journey[index], []
            while flights[airport]:
                airport = flights[airport].pop()
                trip.append(airport)
            journey[index + 1 : index + 1] = trip
            index += len(trip) if trip else -1
        return journey
