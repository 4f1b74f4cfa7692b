"""Looks for a drop just before the middle, but not if the middle is the second item."""


class Solution:
    def findMin(self, nums: list[int]) -> int:
        low, high = 0, len(nums) - 1
        while nums[low] > nums[high]:
            middle = (low + high) // 2
            if middle > 1 and nums[middle] < nums[middle - 1]:
                return nums[middle]
            if nums[middle] >= nums[low]:
                low = middle + 1
            else:
                high = middle - 1
        return nums[low]
