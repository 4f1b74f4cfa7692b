"""Segment tree over the sorted queries: each interval leaves its size in a few nodes of the tree.

The queries in an interval are the leaves of O(log q) disjoint subtrees, whose roots get the size of
the interval. The answer to a query is the smallest size, if any, on the path from its leaf up to
the root.
Level: 3
From: wrong/brute_force; all intervals are read for each query, so sort the queries: each interval
  then covers consecutive queries, and its size is stored once for each of a few blocks
Time: O((n + q) log q), for n intervals and q queries
Space: O(q)
"""

from bisect import bisect_left, bisect_right
from math import inf


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        points = sorted(set(queries))
        leaves = len(points)
        smallest = [inf] * (2 * leaves)  # node i has the children 2 * i and 2 * i + 1
        for left, right in intervals:
            size = right - left + 1
            low = bisect_left(points, left) + leaves
            high = bisect_right(points, right) + leaves
            while low < high:
                if low % 2:
                    smallest[low] = min(smallest[low], size)
                    low += 1
                if high % 2:
                    high -= 1
                    smallest[high] = min(smallest[high], size)
                low //= 2
                high //= 2
        for node in range(2, 2 * leaves):
            smallest[node] = min(smallest[node], smallest[node // 2])
        sizes = dict(zip(points, smallest[leaves:]))
        return [-1 if sizes[query] == inf else sizes[query] for query in queries]
