"""Marks each number with a minus sign at its index, but a 0 there cannot have a minus sign."""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        n = len(nums)
        for number in nums:
            if abs(number) < n:
                nums[abs(number)] *= -1
        for i, number in enumerate(nums):
            if number >= 0:
                return i
        return n
