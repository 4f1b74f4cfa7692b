"""Queries in rising order, and a heap of the intervals that have begun, the smallest on top.

An interval that ends before the query contains none of the later ones either, so it goes for good.
But only the one on top has to be looked at: others that are over may wait until they get there.
Time: O(n log n + q log q), for n intervals and q queries
Space: O(n + q)
"""

from heapq import heappop, heappush


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        answer = [-1] * len(queries)
        waiting = sorted(intervals, reverse=True)  # the first to begin is at the end
        begun = []
        for i in sorted(range(len(queries)), key=queries.__getitem__):
            query = queries[i]
            while waiting and waiting[-1][0] <= query:
                left, right = waiting.pop()
                heappush(begun, (right - left + 1, right))
            while begun and begun[0][1] < query:
                heappop(begun)
            if begun:
                answer[i] = begun[0][0]
        return answer
