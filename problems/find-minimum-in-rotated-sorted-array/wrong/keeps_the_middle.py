"""Keeps a middle item that is too large, so a range of two items may never shrink."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def findMin(self, nums: list[int]) -> int:
        low, high = 0, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            if nums[middle] > nums[high]:
                low = middle
            else:
                high = middle
        return nums[low]
