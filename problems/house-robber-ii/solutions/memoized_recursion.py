"""Memoized recursion: rob a house or leave it, and remember whether the first house was robbed.

The first house matters only at the last house, which must be left alone if the first was robbed. So
there are two results for each house i, one for each value of first_robbed:

    most_from(i, first_robbed) = max(
        most_from(i + 1, first_robbed), nums[i] + most_from(i + 2, first_robbed)
    )

The base case is beyond the last house, where nothing is left to take.
Level: 2
Beware: wrong/no_cache, wrong/one_cache_for_both
Time: O(n)
Space: O(n), the cache and the recursion
"""

from functools import cache


class Solution:
    def rob(self, nums: list[int]) -> int:
        @cache
        def most_from(i, first_robbed):
            if i >= len(nums):
                return 0
            left = most_from(i + 1, first_robbed)
            if first_robbed and i == len(nums) - 1:
                return left
            return max(left, nums[i] + most_from(i + 2, first_robbed))

        return max(nums[0] + most_from(2, True), most_from(1, False))
