"""Two pointers: swap the first bit with the last bit, then the second bit with the second to last.

If the two bits are equal, nothing changes. If they differ, swapping them is the same as flipping
both: XOR with a 1 in both places. For example, 0110 ^ 1010 = 1100 swaps bits 3 and 1.

For n = 6:

    left  right  n
    31    0      6
    30    1      6           bits 31 and 0 were equal
    29    2      1073741828  bits 30 and 1 differed: both were flipped
    28    3      1610612736  bits 29 and 2 differed
    return 1610612736
Level: 3
From: bit_by_bit; a second number is built, although every bit only trades places with another bit,
  so swap the bits within one number
Beware: wrong/exchanges_twice
Time: O(b) for b bits, here always 16 steps
Space: O(1)
"""


class Solution:
    def reverseBits(self, n: int) -> int:
        left, right = 31, 0
        while left > right:
            if ((n >> left) & 1) != ((n >> right) & 1):
                n ^= (1 << left) | (1 << right)
            left -= 1
            right += 1
        return n
