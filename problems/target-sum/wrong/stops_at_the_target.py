"""Counts a way as soon as the sum is the target, but the remaining integers need signs, too."""


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        def ways(i, total):
            if i > 0 and total == target:
                return 1
            if i == len(nums):
                return 0
            return ways(i + 1, total + nums[i]) + ways(i + 1, total - nums[i])

        return ways(0, 0)
