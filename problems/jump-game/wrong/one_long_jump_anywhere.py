"""Accepts any jump that is as long as the row, even from a place that is out of reach.

Reported as accepted in 2023.
"""

REPORTED = "LeetCode-Feedback #13621"


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        if len(nums) == 1:
            return True
        if nums[0] == 0:
            return False
        if max(nums[:-1]) >= len(nums) - 1:
            return True
        goal = len(nums) - 1
        for place in reversed(range(goal)):
            if place + nums[place] >= goal:
                goal = place
        return goal == 0
