"""Lets the votes fall to -1 before the next number takes over, and keeps them there if that is 0.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #39555"


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        left, times = nums[0], 0
        for number in nums:
            if number == left:
                times += 1
            else:
                times -= 1
                if times < 0:
                    left = number
                    if number != 0:
                        times = 0
        return left
