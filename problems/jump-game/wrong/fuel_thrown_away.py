"""Uses only the jump of the current place, even if more fuel is left from an earlier place."""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        for jump in nums[:-1]:
            fuel = jump
            if fuel == 0:
                return False
        return True
