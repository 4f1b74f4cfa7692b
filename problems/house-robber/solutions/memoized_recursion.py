"""Memoized recursion: leave a house alone, or rob it and skip the next house; then go on.

The most money from house i to the end does not depend on the money taken before it:

    most_from(i) = max(nums[i] + most_from(i + 2), most_from(i + 1))

The base case is the end of the street, where nothing is left to take. Without the cache, each house
would be visited once for every way to get there, which takes exponential time.
Level: 2
Beware: wrong/no_cache, wrong/uses_zero_as_unknown
Time: O(n)
Space: O(n), the cache and the recursion
"""

from functools import cache


class Solution:
    def rob(self, nums: list[int]) -> int:
        @cache
        def most_from(i):
            if i >= len(nums):
                return 0
            return max(nums[i] + most_from(i + 2), most_from(i + 1))

        return most_from(0)
