"""Continues when a single item is left, which stays the middle, so the search never ends."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def findMin(self, nums: list[int]) -> int:
        low, high = 0, len(nums) - 1
        while low <= high:
            middle = (low + high) // 2
            if nums[middle] > nums[high]:
                low = middle + 1
            else:
                high = middle
        return nums[low]
