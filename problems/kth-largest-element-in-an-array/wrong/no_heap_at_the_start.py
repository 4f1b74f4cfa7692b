"""Uses the first k numbers as a heap, whatever their order is."""

from heapq import heappushpop


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        largest = nums[:k]
        for num in nums[k:]:
            heappushpop(largest, num)
        return largest[0]
