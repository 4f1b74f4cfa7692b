"""Marks the places of the numbers that it sees by a minus sign, which a 0 cannot have."""


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
