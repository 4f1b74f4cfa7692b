"""Keeps one way to make each sum, and adds a number only if that way does not use it.

Reported as accepted in 2026.
"""

CAUGHT_BY = "killers"
REPORTED = "LeetCode-Feedback #36832"


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        if rest:
            return False
        ways = {0: []}  # {sum: the indices of numbers that make it}
        for total in range(1, half + 1):
            for i, number in enumerate(nums):
                if total - number in ways and i not in ways[total - number]:
                    ways[total] = [*ways[total - number], i]
                    break
        return half in ways
