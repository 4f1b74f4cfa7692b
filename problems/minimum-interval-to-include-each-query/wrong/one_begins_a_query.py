"""Lets only one interval begin for each query."""

from heapq import heappop, heappush


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        answer = [-1] * len(queries)
        waiting = sorted(intervals, reverse=True)  # the first to begin is at the end
        begun = []
        for i in sorted(range(len(queries)), key=lambda i: queries[i]):
            query = queries[i]
            if waiting and waiting[-1][0] <= query:
                left, right = waiting.pop()
                heappush(begun, (right - left + 1, right))
            while begun and begun[0][1] < query:
                heappop(begun)
            if begun:
                answer[i] = begun[0][0]
        return answer
