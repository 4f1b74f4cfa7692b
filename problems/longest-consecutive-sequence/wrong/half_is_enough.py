"""Stops at a run of half the numbers, rounded down, but a longer run may follow.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #34012"


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        numbers = set(nums)
        longest = 0
        for first in numbers:
            if first - 1 not in numbers:
                end = first + 1
                while end in numbers:
                    end += 1
                longest = max(longest, end - first)
                if longest >= len(numbers) // 2:
                    break
        return longest
