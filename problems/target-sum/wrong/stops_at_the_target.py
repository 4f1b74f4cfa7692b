"""Counts a way as soon as nothing is missing, but the remaining integers need signs, too."""


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        def ways(i, missing):
            if i > 0 and missing == 0:
                return 1
            if i == len(nums):
                return 0
            return ways(i + 1, missing - nums[i]) + ways(i + 1, missing + nums[i])

        return ways(0, target)
