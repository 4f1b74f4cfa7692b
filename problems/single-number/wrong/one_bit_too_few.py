"""Counts the ones in 15 places, sign included, which is too few for numbers greater than 16,383."""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        single = 0
        for bit in range(15):
            ones = sum((number >> bit) & 1 for number in nums)
            single |= (ones % 2) << bit
        return single - (1 << 15) if single >> 14 else single
