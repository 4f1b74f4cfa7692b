"""Enters the first number in a table up to half the total, even if it is larger than that.

Reported as accepted in 2020.
"""

VERDICT = "Runtime Error"
REPORTED = "LeetCode-Feedback #256"


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        if rest or len(nums) == 1:
            return False
        possible = [True] + [False] * half
        possible[nums[0]] = True
        for number in nums[1:]:
            for total in range(half, number - 1, -1):
                if possible[total - number]:
                    possible[total] = True
        return possible[half]
