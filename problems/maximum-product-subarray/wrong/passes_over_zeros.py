"""Passes over zeros, and counts 0 as a product only if there are no other items."""


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        return max(self.best_prefix(nums), self.best_prefix(reversed(nums)))

    def best_prefix(self, numbers):
        best = -inf
        product = 1
        for number in numbers:
            if number == 0:
                product = 1
                continue
            product *= number
            best = max(best, product)
        return 0 if best == -inf else best
