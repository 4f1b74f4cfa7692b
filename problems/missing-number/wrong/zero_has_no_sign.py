"""Marks each number it sees by a minus sign at that index, which a 0 there cannot have."""


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
