"""Greedy between zeros: take each piece as a whole, unless its product is negative.

No factor is a fraction, so apart from the sign, more factors never make the product smaller. A
negative product has an odd number of negative items. To make it positive, drop either the first
negative item with all items before it, or the last negative item with all items after it. The
answer may also be a single item, such as a zero.

For nums = [2, -3, 4, -5, -1, 0, -7]:

    piece               product  return
    [2, -3, 4, -5, -1]  -120     120     without the -1; without 2 and -3, 20
    [-7]                -7       -7      a single item
    return 120
Level: 3
From: both_ends; all prefixes and suffixes between zeros are tried, although the number of negative
  items decides what to drop, so compute only a few products
Time: O(n)
Space: O(n), for the pieces
"""

from itertools import groupby
from math import prod


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        best = max(nums)
        for nonzero, piece in groupby(nums, key=bool):
            if nonzero:
                best = max(best, self.best_of(list(piece)))
        return best

    def best_of(self, piece):
        """The largest product within items other than 0; a piece may have just one."""
        product = prod(piece)
        if product > 0 or len(piece) == 1:
            return product
        negative = [i for i, number in enumerate(piece) if number < 0]
        first, last = negative[0], negative[-1]
        return max(prod(piece[first + 1 :]), prod(piece[:last]))  # one may be empty: product 1
