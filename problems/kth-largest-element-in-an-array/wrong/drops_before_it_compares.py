"""Removes a number from the heap before each new number enters, even if the new number is less."""

from heapq import heappop, heappush


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        largest = []
        for num in nums:
            if len(largest) == k:
                heappop(largest)
            heappush(largest, num)
        return largest[0]
