"""Keeps a middle that is too large, so a search between two items never ends."""

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
