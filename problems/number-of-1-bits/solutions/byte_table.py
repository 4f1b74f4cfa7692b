"""Lookup table: look up one byte at a time in a table that is built once, for many calls.

The number i has the 1 bits of its half, i // 2, and one more if it is odd:

    ONES[i] = ONES[i // 2] + i % 2

The base case is ONES[0] = 0. Four lookups are enough for 32 bits.

For n = 2147483645:

    n           count
    2147483645  0
    8388607     7      the byte 11111101
    32767       15     the byte 11111111
    127         23
    0           30
    return 30
Level: 3
From: shift; many calls count the bits of the same byte values, so count the bits of each possible
  byte once
Beware: wrong/one_byte_too_few
Time: O(b) for a b-bit number, eight bits at a time
Space: O(1): a table of 256 counts
"""

ONES = [0]
for byte in range(1, 256):
    ONES.append(ONES[byte // 2] + byte % 2)


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n:
            count += ONES[n & 0xFF]
            n >>= 8
        return count
