"""Fly until there is no ticket, then put in round trips at the airports where tickets are left.

The first way leads to the end of the journey. From there back, each airport with tickets left
starts another way, which can only end where it began, and is put in behind the airport.
Time: O(e²), for e tickets: a list is shifted for each round trip
Space: O(e)
"""

from collections import defaultdict


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            flights[start].append(end)

        journey = ["JFK"]
        place = 0
        while place >= 0:
            airport, trip = journey[place], []
            while flights[airport]:
                airport = flights[airport].pop()
                trip.append(airport)
            journey[place + 1 : place + 1] = trip
            place += len(trip) if trip else -1
        return journey
