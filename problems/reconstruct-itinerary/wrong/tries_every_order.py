"""Backtracking: tries the flights in order, even equal tickets, which is exponential.

Level: 1
Time: O(e!), for e tickets
Space: O(e)
"""

from collections import defaultdict

VERDICT = "Time Limit Exceeded"


class Solution:
    def findItinerary(self, tickets: list[list[str]]) -> list[str]:
        flights = defaultdict(list)
        for start, end in sorted(tickets):
            flights[start].append(end)
        journey = ["JFK"]

        def complete():
            if len(journey) == len(tickets) + 1:
                return True
            ends = flights[journey[-1]]
            for i, end in enumerate(list(ends)):
                ends.pop(i)
                journey.append(end)
                if complete():
                    return True
                journey.pop()
                ends.insert(i, end)
            return False

        complete()
        return journey
