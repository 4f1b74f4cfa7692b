"""Drops the most frequent number, not the rarest, when the heap is full."""

from collections import Counter
from heapq import heappop, heappush


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        heap = []
        for number, count in Counter(nums).items():
            heappush(heap, (-count, number))
            if len(heap) > k:
                heappop(heap)
        return [number for _, number in heap]
