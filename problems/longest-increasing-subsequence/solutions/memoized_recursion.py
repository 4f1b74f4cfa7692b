"""Memoized recursion: from each item on, go to every later and larger one, and take the best.

The start is before all items, at index -1. Without the cache, the same item would be reached by
each subsequence that leads to it. On a rising list, the recursion is n calls deep.
Time: O(n²)
Space: O(n), the cache and the recursion
"""

from functools import cache


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        @cache
        def longest_after(i):
            smaller = nums[i] if i >= 0 else -inf
            longest = 0
            for j in range(i + 1, len(nums)):
                if nums[j] > smaller:
                    longest = max(longest, 1 + longest_after(j))
            return longest

        return longest_after(-1)
