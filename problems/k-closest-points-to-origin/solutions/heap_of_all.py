"""Make a heap of all points, the closest on top, and take k points off it.

Making the heap at once takes O(n), not O(n log n) as when the points are pushed one by one. Then
each point that is taken off costs O(log n).
Time: O(n + k log n)
Space: O(n)
"""

from heapq import heapify, heappop


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        heap = [(x * x + y * y, x, y) for x, y in points]
        heapify(heap)
        closest = []
        for _ in range(k):
            _, x, y = heappop(heap)
            closest.append([x, y])
        return closest
