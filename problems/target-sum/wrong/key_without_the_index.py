"""Remembers the ways for a missing sum, no matter which integers still need a sign."""


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        known = {}

        def ways(i, missing):
            if i == len(nums):
                return 1 if missing == 0 else 0
            if missing not in known:
                known[missing] = ways(i + 1, missing - nums[i]) + ways(i + 1, missing + nums[i])
            return known[missing]

        return ways(0, target)
