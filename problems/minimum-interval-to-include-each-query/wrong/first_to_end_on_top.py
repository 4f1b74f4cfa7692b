"""Orders the heap by the ends: the interval on top ends first, and need not be the smallest."""

from heapq import heappop, heappush

CAUGHT_BY = "generated"


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        answer = [-1] * len(queries)
        waiting = sorted(intervals, reverse=True)  # the first to begin is at the end
        begun = []
        for i in sorted(range(len(queries)), key=lambda i: queries[i]):
            query = queries[i]
            while waiting and waiting[-1][0] <= query:
                left, right = waiting.pop()
                heappush(begun, (right, right - left + 1))
            while begun and begun[0][0] < query:
                heappop(begun)
            if begun:
                answer[i] = begun[0][1]
        return answer
