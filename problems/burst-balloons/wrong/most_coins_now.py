"""Greedy: bursts the balloon that brings the most coins now."""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]
        coins = 0
        while len(nums) > 2:
            i = max(range(1, len(nums) - 1), key=lambda i: nums[i - 1] * nums[i] * nums[i + 1])
            coins += nums[i - 1] * nums[i] * nums[i + 1]
            del nums[i]
        return coins
