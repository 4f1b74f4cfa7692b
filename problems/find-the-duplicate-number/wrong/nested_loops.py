"""Compares each number with all after it: up to 5 billion pairs.

Reported as accepted in 2021.
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"
REPORTED = "LeetCode-Feedback #3229"


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        for i, number in enumerate(nums):
            for j in range(i + 1, len(nums)):
                if nums[j] == number:
                    return number
