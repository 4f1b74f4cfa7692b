"""Bit manipulation, counting the ones of each bit: where their count is odd, the answer has a 1.

Each pair adds 0 or 2 ones to the count of a bit, so only the single number makes a count odd.
Numbers from -2¹⁵ to 2¹⁵ - 1 have 16 bits in two's complement; the highest bit stands for -2¹⁵. With
the remainder modulo 3, counting also works if all other numbers occur three times; XOR does not.

For nums = [5, 3, 3]:

    bit  ones  single
    0    3     1       odd: bit 0 is 1
    1    2     1       even: bit 1 is 0
    2    1     5       odd: bit 2 is 1
    3    0     5
    return 5
Level: 3
From: xor; XOR only distinguishes odd from even, so it fails if the other numbers occur three times;
  count the ones of each bit instead
Beware: wrong/bits_without_sign
Time: O(n · b) for numbers of b bits
Space: O(1)
"""

BITS = 16


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        single = 0
        for bit in range(BITS):
            ones = sum((number >> bit) & 1 for number in nums)
            single |= (ones % 2) << bit
        return single - (1 << BITS) if single >> (BITS - 1) else single
