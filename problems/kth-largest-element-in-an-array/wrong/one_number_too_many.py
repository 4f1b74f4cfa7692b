"""Checks the size before adding a number, which keeps k + 1 numbers."""

from heapq import heappop, heappush


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        largest = []
        for num in nums:
            if len(largest) > k:
                heappop(largest)
            heappush(largest, num)
        return largest[0]
