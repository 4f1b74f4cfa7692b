"""Swaps each zero with the last nonzero item, which does not keep the order."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        start, end = 0, len(nums) - 1
        while start < end:
            if nums[end] == 0:
                end -= 1
            elif nums[start] == 0:
                nums[start], nums[end] = nums[end], nums[start]
            else:
                start += 1
