"""Keep the k closest points so far in a heap: each point enters, and the farthest of k + 1 leaves.

A heap of Python has its least item on top, so the squared distances are negated to have the
farthest point there.
Time: O(n log k)
Space: O(k)
"""

from heapq import heappop, heappush


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        closest = []
        for x, y in points:
            heappush(closest, (-x * x - y * y, x, y))
            if len(closest) > k:
                heappop(closest)
        return [[x, y] for _, x, y in closest]
