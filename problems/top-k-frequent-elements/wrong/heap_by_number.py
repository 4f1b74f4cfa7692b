"""Puts the number first in each pair, so the heap is ordered by the numbers."""

from collections import Counter
from heapq import heappop, heappush


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        heap = []
        for number, count in Counter(nums).items():
            heappush(heap, (number, count))
            if len(heap) > k:
                heappop(heap)
        return [number for number, _ in heap]
