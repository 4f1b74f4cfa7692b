"""Sparse table in reverse: each interval gives its size to two blocks of the sorted queries.

Two blocks of 2ᵏ queries, which may overlap, cover any range: one starts at the first query of the
range, the other ends at the last. So each interval writes its size to only two blocks. Then each
block passes its smallest size on to its two halves, from the longest blocks down to single queries.
Level: 3
From: segment_tree; an interval leaves its size in many nodes, although a minimum may count a query
  twice, so leave it with two blocks that overlap
Time: O((n + q) log q), for n intervals and q queries
Space: O(q log q)
"""

from bisect import bisect_left, bisect_right
from math import inf


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        points = sorted(set(queries))
        levels = [[inf] * len(points) for _ in range(len(points).bit_length())]
        for left, right in intervals:
            size = right - left + 1
            low, high = bisect_left(points, left), bisect_right(points, right)
            if low < high:
                level = (high - low).bit_length() - 1
                smallest = levels[level]
                for start in (low, high - (1 << level)):
                    smallest[start] = min(smallest[start], size)
        for level in reversed(range(1, len(levels))):
            half = 1 << (level - 1)
            halves = levels[level - 1]
            for start in range(len(points) - 2 * half + 1):
                size = levels[level][start]
                halves[start] = min(halves[start], size)
                halves[start + half] = min(halves[start + half], size)
        sizes = dict(zip(points, levels[0]))
        return [-1 if sizes[query] == inf else sizes[query] for query in queries]
