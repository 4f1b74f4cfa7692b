"""Walks from the left only, and misses the items after a single negative item."""


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        best = -inf
        product = 1
        for number in nums:
            product *= number
            best = max(best, product)
            if product == 0:
                product = 1
        return best
