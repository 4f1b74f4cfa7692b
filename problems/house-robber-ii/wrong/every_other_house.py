"""Robs all odd-numbered or all even-numbered houses, and never skips two houses in a row."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        end = len(nums) - len(nums) % 2
        return max(sum(nums[:end:2]), sum(nums[1::2]))
