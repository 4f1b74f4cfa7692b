"""Brute force: compares each number with all numbers after it, up to 5 billion pairs.

Level: 1
Time: O(n²)
Space: O(1)
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
