"""Begins with the largest intervals, so no queries are left for the smaller intervals."""

from bisect import bisect_left


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        points = sorted(set(queries))
        sizes = {}
        following = list(range(len(points) + 1))

        def unanswered(i):
            while following[i] != i:
                following[i] = following[following[i]]
                i = following[i]
            return i

        for left, right in sorted(intervals, key=lambda interval: interval[0] - interval[1]):
            i = unanswered(bisect_left(points, left))
            while i < len(points) and points[i] <= right:
                sizes[points[i]] = right - left + 1
                following[i] = i + 1
                i = unanswered(i)
        return [sizes.get(query, -1) for query in queries]
