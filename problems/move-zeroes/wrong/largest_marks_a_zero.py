"""Marks zeros with the largest 32-bit number, and treats that number as a zero."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        mark = 2**31 - 1
        for i, number in enumerate(nums):
            nums[i] = number or mark
        nums.sort(key=lambda number: number == mark)
        for i, number in enumerate(nums):
            if number == mark:
                nums[i] = 0
