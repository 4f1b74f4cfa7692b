"""Requires a jump from the last place as well."""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        fuel = 0
        for jump in nums:
            fuel = max(fuel, jump)
            if fuel == 0:
                return False
            fuel -= 1
        return True
