"""For each interval, answers only the first query in it that has no answer yet."""

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
            if i < len(points) and points[i] <= right:
                sizes[points[i]] = right - left + 1
                following[i] = i + 1
        return [sizes.get(query, -1) for query in queries]
