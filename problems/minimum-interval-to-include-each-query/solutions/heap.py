"""Heap over sorted queries: the heap holds the intervals that have begun, the smallest on top.

All queries are known in advance (offline), so they can be answered in ascending order. An interval
that ends before a query contains no later query either, so it is removed for good. Only the top of
the heap is checked: other intervals that have ended can wait until they reach the top.

For intervals = [[1, 4], [2, 3], [6, 8]], queries = [2, 7, 4]:

    query  begun             answer
    -      []                [-1, -1, -1]
    2      [(2, 3), (4, 4)]  [2, -1, -1]   1-4 and 2-3 have begun
    4      [(4, 4)]          [2, -1, 4]    2-3 is over
    7      [(3, 8), (4, 4)]  [2, 3, 4]     6-8 has begun; 1-4 is over, but not on top
    return [2, 3, 4]
Level: 2
From: wrong/brute_force; all intervals are read for each query, so take the queries in ascending
  order: then each interval begins and ends only once
Ask: Must the queries be answered in the order in which they are given?
Beware: wrong/drops_only_one, wrong/first_to_end_on_top
Time: O(n log n + q log q), for n intervals and q queries
Space: O(n + q)
"""

from heapq import heappop, heappush


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        answer = [-1] * len(queries)
        waiting = sorted(intervals, reverse=True)  # the first to begin is at the end
        begun = []
        for i in sorted(range(len(queries)), key=lambda i: queries[i]):
            query = queries[i]
            while waiting and waiting[-1][0] <= query:
                left, right = waiting.pop()
                heappush(begun, (right - left + 1, right))
            while begun and begun[0][1] < query:
                heappop(begun)
            if begun:
                answer[i] = begun[0][0]
        return answer
