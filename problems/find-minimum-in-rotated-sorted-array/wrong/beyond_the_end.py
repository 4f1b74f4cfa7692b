"""Compares the middle with the next item, but the last item has no next item."""

VERDICT = "Runtime Error"


class Solution:
    def findMin(self, nums: list[int]) -> int:
        low, high = 0, len(nums) - 1
        while low <= high:
            middle = (low + high) // 2
            if nums[middle] > nums[middle + 1]:
                return nums[middle + 1]
            if nums[middle] >= nums[0]:
                low = middle + 1
            else:
                high = middle - 1
        return nums[0]
