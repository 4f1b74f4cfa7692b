"""Overwrites the ways to a sum when a second sum leads there, instead of adding them."""


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        ways = {0: 1}
        for number in nums:
            further = {}
            for total, count in ways.items():
                further[total + number] = count
                further[total - number] = count
            ways = further
        return ways.get(target, 0)
