"""Divide and conquer by bits: split the list by one bit after another; equal values stay together.

Two legal values differ by less than 2³¹, so they are equal if their lowest 31 bits agree. Negative
numbers have such bits, too: -1 & 1 is 1, as if -1 were written ...111. The base cases: a list of at
most one item has no duplicate; two items that are still together after the last bit are equal.
Level: 4
From: sort; the order does not matter, only that equal values meet, so split the list by one bit
  after another, and never compare values
Time: O(n · 31)
Space: O(n · 31): items with equal high bits are copied for each of these bits
"""

BITS = 31


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return self.has_equal(nums, BITS)

    def has_equal(self, numbers, bits):
        """Whether two numbers are equal; of the lowest 31 bits, only the last `bits` may differ."""
        if len(numbers) < 2:
            return False
        if bits == 0:
            return True
        mask = 1 << (bits - 1)
        ones = [number for number in numbers if number & mask]
        zeros = [number for number in numbers if not number & mask]
        return self.has_equal(ones, bits - 1) or self.has_equal(zeros, bits - 1)
