"""Follows the links to the next unanswered query one by one, and never shortens the path."""

from bisect import bisect_left

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        points = sorted(set(queries))
        sizes = {}
        following = list(range(len(points) + 1))

        def unanswered(i):
            while following[i] != i:
                i = following[i]
            return i

        for left, right in sorted(intervals, key=lambda interval: interval[1] - interval[0]):
            i = unanswered(bisect_left(points, left))
            while i < len(points) and points[i] <= right:
                sizes[points[i]] = right - left + 1
                following[i] = i + 1
                i = unanswered(i)
        return [sizes.get(query, -1) for query in queries]
