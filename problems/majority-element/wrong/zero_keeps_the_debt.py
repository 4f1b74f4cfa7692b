"""Replaces the candidate when votes fall to -1, and resets them only if the new candidate is not 0.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #39555"


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        candidate, votes = nums[0], 0
        for number in nums:
            if number == candidate:
                votes += 1
            else:
                votes -= 1
                if votes < 0:
                    candidate = number
                    if number != 0:
                        votes = 0
        return candidate
