"""Compares the size before it adds the number, and so keeps k + 1 of them."""

from heapq import heappop, heappush


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        largest = []
        for num in nums:
            if len(largest) > k:
                heappop(largest)
            heappush(largest, num)
        return largest[0]
