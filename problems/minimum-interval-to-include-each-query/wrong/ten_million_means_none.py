"""Uses 10,000,000 to mark queries without an interval, but an interval may have this size."""

from bisect import bisect_left, bisect_right

CAUGHT_BY = "generated"

NONE = 10**7


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        points = sorted(set(queries))
        levels = [[NONE] * len(points) for _ in range(len(points).bit_length())]
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
        return [-1 if sizes[query] == NONE else sizes[query] for query in queries]
