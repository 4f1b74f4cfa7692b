"""Returns the largest of the k largest numbers, not the smallest of them."""

from heapq import heappop, heappush


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        largest = []
        for num in nums:
            heappush(largest, num)
            if len(largest) > k:
                heappop(largest)
        return max(largest)
