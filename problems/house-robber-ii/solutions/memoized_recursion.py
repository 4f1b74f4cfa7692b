"""Memoized recursion: rob a house or leave it, and remember whether the first house was robbed.

The first house matters only at the last house, which must be left alone if the first was robbed. So
there are two results for each house i, one for each value of first_robbed:

    most_from(i, first_robbed) = max(
        most_from(i + 1, first_robbed), nums[i] + most_from(i + 2, first_robbed)
    )

The base case is beyond the last house, where there is nothing to take.

For nums = [2, 7, 9, 3]:

    i  first_robbed  return
    4  True          0
    3  True          0       the last house is next to the first
    2  True          9
    4  False         0
    5  False         0
    3  False         3
    2  False         9
    1  False         10      7 + 3
    return 11
Level: 2
From: wrong/no_cache; there are only two results for each house, so remember both
Ask: What must you know at the last house that you did not need to know in a straight street?
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
            skipped = most_from(i + 1, first_robbed)
            if first_robbed and i == len(nums) - 1:
                return skipped
            return max(skipped, nums[i] + most_from(i + 2, first_robbed))

        return max(nums[0] + most_from(2, True), most_from(1, False))
