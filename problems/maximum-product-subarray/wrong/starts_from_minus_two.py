"""Starts from a best product of -2, even if the only item is less.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #39505"
CAUGHT_BY = "generated"


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        best = max(-2, *nums)
        return max(best, self.best_prefix(nums, best), self.best_prefix(reversed(nums), best))

    def best_prefix(self, numbers, best):
        product = 1
        for number in numbers:
            if number == 0:
                product = 1
            else:
                product *= number
                best = max(best, product)
        return best
