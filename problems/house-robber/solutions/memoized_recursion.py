"""Memoized recursion: the last house is left alone, or it is robbed and its neighbour is not.

The most money from the first i houses depends on i alone, not on what happens to later houses.
House number i is nums[i - 1]; it is either left alone or robbed:

    most(i) = max(most(i - 1), most(i - 2) + nums[i - 1])

The base case is a street without houses, which is worth 0. So is most(-1), which is read if the
first house is robbed. Without the cache, the same parts of the street would be computed again and
again, in exponential time. The trace has a row for each call that is not answered by the cache, in
the order in which these calls end.

For nums = [2, 7, 9, 3, 1]:

    i   return
    0   0
    -1  0
    1   2
    2   7       max(2, 0 + 7)
    3   11      max(7, 2 + 9)
    4   11      max(11, 7 + 3)
    5   12      max(11, 11 + 1)
    return 12
Level: 2
From: wrong/no_cache; there are many calls, but only n + 2 distinct ones, so remember the result of
  each
Ask: If the last house is left alone, which question remains? Which one remains if it is robbed?
Beware: wrong/no_cache, wrong/uses_zero_as_unknown
Time: O(n)
Space: O(n), the cache and the recursion
"""

from functools import cache


class Solution:
    def rob(self, nums: list[int]) -> int:
        @cache
        def most(i):
            if i <= 0:
                return 0
            return max(most(i - 1), most(i - 2) + nums[i - 1])

        return most(len(nums))
