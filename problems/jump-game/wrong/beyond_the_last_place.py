"""Requires the farthest jump to lead beyond the last place."""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        farthest = 0
        for place, jump in enumerate(nums[:-1]):
            if place > farthest:
                return False
            farthest = max(farthest, place + jump)
        return farthest > len(nums) - 1 or len(nums) == 1
