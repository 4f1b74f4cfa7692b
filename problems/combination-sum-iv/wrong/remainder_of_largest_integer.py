"""Computes modulo 2³¹ - 1, so that the largest possible answer becomes 0.

Reported as accepted in 2025.
"""

CAUGHT_BY = "killers"
REPORTED = "LeetCode-Feedback #28335"


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        ways = [1] + [0] * target
        for total in range(1, target + 1):
            for last in nums:
                if last <= total:
                    ways[total] = (ways[total] + ways[total - last]) % (2**31 - 1)
        return ways[target]
