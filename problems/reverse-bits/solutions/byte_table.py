"""Lookup table: look up four reversed bytes in a table that is built once, for many calls.

The table is filled from its own earlier entries: i >> 1 is i without its last bit, and its reversal
is in the table already. Shift this reversal one place to the right, and put the last bit of i in
front:

    REVERSED[i] = (REVERSED[i >> 1] >> 1) | ((i & 1) << 7)

The base case is REVERSED[0] = 0. The last byte of n is looked up first and becomes the first byte.

For n = 43261596:

    result   n
    0        43261596
    57       168990    10011100 becomes 00111001
    14712    660
    3766313  2
    return 964176192
Level: 3
From: bit_by_bit; many calls reverse the same byte values, so reverse each possible byte once
Time: O(b) for b bits, eight at a time
Space: O(1): a table of 256 entries
"""

REVERSED = [0]
for byte in range(1, 256):
    REVERSED.append((REVERSED[byte >> 1] >> 1) | ((byte & 1) << 7))


class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        for _ in range(4):
            result = (result << 8) | REVERSED[n & 0xFF]
            n >>= 8
        return result
