"""Fuel: drive from place to place, and take what a place offers if it is more than what is left.

Each step takes 1. What is left is how much farther the best jump so far leads. If nothing is left
before the last place, the drive is over.
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
