"""Bit by bit: count the ones in each place, which are an odd number where the single one has a 1.

Numbers from -2¹⁵ to 2¹⁵ - 1 have 16 bits in two's complement; the highest one counts -2¹⁵. Unlike
XOR, counting also works if all other numbers come three times, with the remainder by 3.
Time: O(n · b) for numbers of b bits
Space: O(1)
"""

BITS = 16


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        single = 0
        for bit in range(BITS):
            ones = sum(number >> bit & 1 for number in nums)
            single |= (ones % 2) << bit
        return single - (1 << BITS) if single >> (BITS - 1) else single
