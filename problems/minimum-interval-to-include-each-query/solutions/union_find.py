"""The smallest intervals first: each answers its queries that have no answer, and skips the others.

Sorted queries that are answered are linked to the next one, and each walk along these links halves
them, as in a union-find. So no query is answered twice.
Time: O((n + q) log(n + q)), for n intervals and q queries
Space: O(n + q)
"""

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

        for left, right in sorted(intervals, key=lambda interval: interval[1] - interval[0]):
            i = unanswered(bisect_left(points, left))
            while i < len(points) and points[i] <= right:
                sizes[points[i]] = right - left + 1
                following[i] = i + 1
                i = unanswered(i)
        return [sizes.get(query, -1) for query in queries]
