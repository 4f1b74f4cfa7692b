"""Prefix and suffix products, restarted after each zero: the largest of them is the answer.

Exchange argument: between zeros, take a subarray with a positive product. If no negative item lies
on one side of it, extend it to that end; otherwise, extend it past the nearest negative item on
each side, and repeat. The product never shrinks, so some optimal subarray is a prefix or a suffix
of a piece between zeros. If no product is positive, the answer is 0 or the only number.

For nums = [-2, 3, 4]:

    number  product  best
    -2      -2       -2
    3       -6       -2
    4       -24      -2
    return -2
    4       4        4     from the right
    3       12       12
    -2      -24      12
    return 12
    return 12
Level: 3
From: kadane; negative items make two results necessary at each item, but an optimal subarray can be
  extended to an end or to a zero, so multiply from both ends
Beware: wrong/from_the_left_only, wrong/stays_at_zero
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
