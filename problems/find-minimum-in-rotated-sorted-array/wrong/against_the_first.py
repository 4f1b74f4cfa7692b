"""Compares the middle with the first item, which in a list in order is below all the others."""


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
