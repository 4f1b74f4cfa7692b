"""Swaps only once at each index, and leaves the number that arrives there in exchange."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        for i in range(len(nums)):
            home = nums[i] - 1
            nums[i], nums[home] = nums[home], nums[i]
        return next(number for i, number in enumerate(nums) if number != i + 1)
