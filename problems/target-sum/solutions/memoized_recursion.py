"""Memoized recursion: give the next integer either sign, and find the ways to make the rest.

The number of ways depends only on the integers that still need a sign and on the missing sum, not
on the signs that led there:

    ways(i, missing) = ways(i + 1, missing - nums[i]) + ways(i + 1, missing + nums[i])

The base case is the end of the list: one way if nothing is missing, otherwise none. The cache
computes each pair once: at most (n + 1) · (2 · total + 1) pairs in place of 2ⁿ choices.

For nums = [1,1,1], target = 1:

    i  missing  return
    3  -2       0
    3  0        1
    2  -1       1       1 + 1 - 1
    3  2        0
    2  1        1       for 1 - 1 and for -1 + 1
    1  0        2       1 + ...
    3  4        0
    2  3        0
    1  2        1       -1 + 1 + 1
    0  1        3
    return 3
Level: 2
From: brute_force; different signs may lead to the same sum, and all that follows is then the same,
  so count it once
Ask: How many distinct sums can there be after i integers, and how many choices of signs?
Beware: wrong/key_without_the_index
Time: O(n · total)
Space: O(n · total), the cache
"""

from functools import cache


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        @cache
        def ways(i, missing):
            if i == len(nums):
                return 1 if missing == 0 else 0
            return ways(i + 1, missing - nums[i]) + ways(i + 1, missing + nums[i])

        return ways(0, target)
