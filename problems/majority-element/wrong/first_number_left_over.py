"""Keeps one number of each equal pair, and returns the first unpaired number, not the last.

Reported as accepted in 2020.
"""

REPORTED = "LeetCode-Feedback #62"


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        left_over = []
        while len(nums) > 1:
            pairs = [one for one, other in zip(nums[::2], nums[1::2]) if one == other]
            if len(nums) % 2:
                left_over.append(nums[-1])
            nums = pairs
        return nums[0] if nums else left_over[0]
