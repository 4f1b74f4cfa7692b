"""Leaves out all items that equal the item at this index, not only that item."""

from collections import Counter
from math import prod


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        counts = Counter(nums)
        products = {
            left_out: prod(number**count for number, count in counts.items() if number != left_out)
            for left_out in counts
        }
        return [products[number] for number in nums]
