"""Multiplies all other items again for each zero, which is quadratic if there are many zeros.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #24619"
VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        product = 1
        for number in nums:
            product *= number
        return [
            product // number if number else self.others(nums, i) for i, number in enumerate(nums)
        ]

    def others(self, nums, left_out):
        product = 1
        for i, number in enumerate(nums):
            if i != left_out:
                product *= number
        return product
