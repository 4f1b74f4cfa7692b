"""Leaves out all items that equal the one at this index, not only that one."""

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
