"""Divide and conquer, in parallel: swap the halves, then the halves of each half, down to bits.

To reverse a sequence, swap its halves and reverse each half. All parts of one width are swapped at
once: a mask selects the right part of each pair. The right parts move left, the left parts move
right. For example, swapping the halves of 1101 gives 0111, and swapping the bits of each half gives
1011.
Level: 3
From: two_pointers; one pair of bits is swapped at a time, so swap whole groups of bits at once
Beware: wrong/halves_without_mask
Time: O(log b) for b bits, here always five steps
Space: O(1)
"""

# for neighbours of 16, 8, 4, 2 and 1 bits: a mask that selects the right one of each pair
RIGHT = {16: 0x0000FFFF, 8: 0x00FF00FF, 4: 0x0F0F0F0F, 2: 0x33333333, 1: 0x55555555}


class Solution:
    def reverseBits(self, n: int) -> int:
        for width, right in RIGHT.items():
            n = ((n & right) << width) | ((n >> width) & right)
        return n
