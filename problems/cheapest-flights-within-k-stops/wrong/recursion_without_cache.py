"""Brute force: tries every journey of at most k + 1 flights, which is exponential.

Level: 1
Time: O(dᵏ⁺¹ + f), for f flights, at most d of them from each city
Space: O(k + f)
"""

from collections import defaultdict
from math import inf

VERDICT = "Time Limit Exceeded"


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        departures = defaultdict(list)
        for start, end, price in flights:
            departures[start].append((end, price))

        def lowest(city, remaining):
            if city == dst:
                return 0
            if remaining == 0:
                return inf
            return min(
                (price + lowest(end, remaining - 1) for end, price in departures[city]), default=inf
            )

        found = lowest(src, k + 1)
        return -1 if found == inf else found
