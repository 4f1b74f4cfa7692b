"""Accepts a jump that only reaches a 0 instead of leading beyond it."""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        farthest = 0
        for place, jump in enumerate(nums[:-1]):
            if jump == 0 and farthest < place:
                return False
            farthest = max(farthest, place + jump)
        return True
