"""Scans intervals by size for each query, or fills in their points: both are too slow."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        by_size = sorted((right - left + 1, left, right) for left, right in intervals)
        if sum(size for size, _, _ in by_size) >= 1000 * len(intervals):
            return [self.smallest(by_size, query) for query in queries]
        sizes = {}
        for size, left, right in by_size:
            for point in range(left, right + 1):
                sizes.setdefault(point, size)
        return [sizes.get(query, -1) for query in queries]

    def smallest(self, by_size, query):
        """The size of the first interval in this list that contains the query."""
        for size, left, right in by_size:
            if left <= query <= right:
                return size
        return -1
