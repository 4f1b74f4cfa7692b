"""Starts at the first zero, without checking whether there is a zero."""

VERDICT = "Runtime Error"


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        zero = nums.index(0)
        for i in range(zero, len(nums)):
            if nums[i] != 0:
                nums[zero], nums[i] = nums[i], nums[zero]
                zero += 1
