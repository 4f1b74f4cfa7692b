"""Memoized recursion: try each balloon between two others as the one that is burst last.

The balloons on its left and those on its right are burst before, each within a gap of their own.
The coins of a gap are kept, since the same gap comes up for many choices outside of it.
Time: O(n³)
Space: O(n²)
"""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]
        known = [[None] * len(nums) for _ in nums]

        def coins(i, j):
            """The most coins from the balloons between these two."""
            if known[i][j] is None:
                known[i][j] = 0
                for last in range(i + 1, j):
                    found = coins(i, last) + nums[i] * nums[last] * nums[j] + coins(last, j)
                    known[i][j] = max(known[i][j], found)
            return known[i][j]

        return coins(0, len(nums) - 1)
