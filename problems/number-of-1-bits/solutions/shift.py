"""Bit manipulation: add the last bit to the count, shift it out, and repeat until n is 0.

`n & 1` is the last bit, since 1 has zeros everywhere else. `n >> 1` drops the last bit, so every
bit becomes the last bit once.

For n = 11:

    n   n & 1  count
    11  1      0      1011
    5   1      1      101: a 1 was shifted out
    2   0      2      10: another 1
    1   1      2      1: a 0
    0   0      3      the last 1
    return 3
Level: 1
From: binary_text; a string is built only to be counted, so read the number itself, bit by bit
Beware: wrong/shifts_ahead
Time: O(b) for a b-bit number
Space: O(1)
"""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n:
            count += n & 1
            n >>= 1
        return count
