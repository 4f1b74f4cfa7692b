"""Compares the middle with the first item, so it misses the smallest item of an ordered list."""


class Solution:
    def findMin(self, nums: list[int]) -> int:
        low, high = 0, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            if nums[middle] >= nums[0]:
                low = middle + 1
            else:
                high = middle
        return nums[low]
