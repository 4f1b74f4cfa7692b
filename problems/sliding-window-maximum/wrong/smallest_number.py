"""Forgets that the smallest item is on top of a heap, and returns the minimum of each window."""

from heapq import heappop, heappush


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        result = []
        heap = []
        for i, number in enumerate(nums):
            heappush(heap, (number, i))
            while heap[0][1] <= i - k:
                heappop(heap)
            if i >= k - 1:
                result.append(heap[0][0])
        return result
