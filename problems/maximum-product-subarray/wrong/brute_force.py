"""Brute force: multiplies every subarray, up to 200 million of them.

Reported as accepted in 2024.
Level: 1
Time: O(n²)
Space: O(1)
"""

REPORTED = "LeetCode-Feedback #24165"
VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        best = nums[0]
        for start in range(len(nums)):
            product = 1
            for end in range(start, len(nums)):
                product *= nums[end]
                best = max(best, product)
        return best
