"""Greedy: bursts the balloon with the smallest number each time."""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]
        coins = 0
        while len(nums) > 2:
            i = min(range(1, len(nums) - 1), key=nums.__getitem__)
            coins += nums[i - 1] * nums[i] * nums[i + 1]
            del nums[i]
        return coins
