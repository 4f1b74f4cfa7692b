"""Starts from a best product of 0, even if the only item is negative."""


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        lowest = highest = 1
        best = 0
        for number in nums:
            candidates = number, lowest * number, highest * number
            lowest, highest = min(candidates), max(candidates)
            best = max(best, highest)
        return best
