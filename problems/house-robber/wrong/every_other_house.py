"""Robs all odd-numbered or all even-numbered houses, and never skips two in a row."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        return max(sum(nums[::2]), sum(nums[1::2]))
