"""Fuel: drive from place to place, and take what a place offers if it is more than what is left.

Each step takes 1. What is left is as far as the best of all earlier jumps still leads. If nothing
is left before the last place, the drive is over.
Time: O(n)
Space: O(n), the copy without the last place
"""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        fuel = 0
        for jump in nums[:-1]:
            fuel = max(fuel, jump)
            if fuel == 0:
                return False
            fuel -= 1
        return True
