"""Puts 32 bits together and forgets that the highest bit is the sign."""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        single = 0
        for bit in range(32):
            ones = sum((number >> bit) & 1 for number in nums)
            single |= (ones % 2) << bit
        return single
