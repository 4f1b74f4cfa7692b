"""Running products from both ends, started anew after each zero: the largest of them is the answer.

Between two zeros, a subarray whose product is positive can be extended to one end, unless there are
negative items beyond it on both sides; then it can be extended over one on each side. So a best one
touches an end, and one of the two walks finds it.
Time: O(n)
Space: O(1)
"""

from math import inf


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        return max(self.best_prefix(nums), self.best_prefix(reversed(nums)))

    def best_prefix(self, numbers):
        """The largest product of items from the beginning, or from the item after a zero."""
        best = -inf
        product = 1
        for number in numbers:
            product *= number
            best = max(best, product)
            if product == 0:
                product = 1
        return best
