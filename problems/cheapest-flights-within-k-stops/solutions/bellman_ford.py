"""Bellman-Ford, stopped early: after round i, every price is the lowest with at most i flights.

    lowest[end] = min(lowest[end], before[start] + price)

Each round adds one flight to the journeys of the previous round. So it reads prices from a copy;
otherwise, a journey might get two flights in one round. The trace leaves out two steps.

For n = 4, flights = [[0, 1, 1], [1, 2, 1], [1, 3, 6], [2, 3, 2]], src = 0, dst = 3, k = 1:

    before              start  end  lowest
    [0, inf, inf, inf]  0      1    [0, 1, inf, inf]
    [0, inf, inf, inf]  1      2    [0, 1, inf, inf]  before[1] is inf: no second flight yet
    [0, inf, inf, inf]  2      3    [0, 1, inf, inf]
    [0, 1, inf, inf]    1      2    [0, 1, 2, inf]    round 2
    [0, 1, inf, inf]    1      3    [0, 1, 2, 7]
    [0, 1, inf, inf]    2      3    [0, 1, 2, 7]      before[2] is inf: no third flight
    return 7
Level: 2
From: wrong/recursion_without_cache; every journey to a city is continued separately, so keep only
  the lowest price of each city for each number of flights
Ask: A journey to a city is the cheapest one with at most three flights. What must be true of its
  first two flights?
Beware: wrong/lowers_prices_in_place, wrong/infinity_too_small
Time: O((k + 1) · (n + f)), for f flights
Space: O(n)
"""

from math import inf


class Solution:
    def findCheapestPrice(
        self, n: int, flights: list[list[int]], src: int, dst: int, k: int
    ) -> int:
        lowest = [inf] * n
        lowest[src] = 0
        for _ in range(k + 1):
            before = lowest[:]
            for start, end, price in flights:
                lowest[end] = min(lowest[end], before[start] + price)
        return -1 if lowest[dst] == inf else lowest[dst]
