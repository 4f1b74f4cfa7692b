"""Always takes the first flight, and is stuck where there is none, with tickets left."""

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
            place = -1
        return journey
