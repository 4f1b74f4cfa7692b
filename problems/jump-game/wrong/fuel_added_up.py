"""Adds each jump to the remainder of earlier jumps, as if jumps could be saved for later."""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        fuel = 0
        for jump in nums[:-1]:
            fuel += jump
            if fuel == 0:
                return False
            fuel -= 1
        return True
