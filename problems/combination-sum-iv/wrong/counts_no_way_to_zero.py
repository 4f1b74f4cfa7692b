"""Starts with 0 ways to make the total 0, so it finds no way to make any other total."""


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        ways = [0] * (target + 1)
        for total in range(1, target + 1):
            for last in nums:
                if last <= total:
                    ways[total] += ways[total - last]
        return ways[target]
