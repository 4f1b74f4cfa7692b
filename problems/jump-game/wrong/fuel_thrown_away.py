"""Takes what each place offers, even if more is left from an earlier one."""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        for jump in nums[:-1]:
            fuel = jump
            if fuel == 0:
                return False
        return True
