"""Puts -10,000 in front as if it were below every item; an item may be -10,000 itself.

Reported as accepted in 2023.
"""

from functools import cache

REPORTED = "LeetCode-Feedback #16723"


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        items = [-10_000, *nums]

        @cache
        def longest_after(i):
            longest = 0
            for j in range(i + 1, len(items)):
                if items[j] > items[i]:
                    longest = max(longest, 1 + longest_after(j))
            return longest

        return longest_after(0)
