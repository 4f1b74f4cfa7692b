"""Swap the two halves of the number, then the halves of each half, down to neighbouring bits.

All parts of one width move at once: a mask selects the right one of each two. These move left, and
the others right. For example, swapping 11 and 01 turns 1101 into 0111; its pairs then give 1011.
Time: O(log b) for b bits, here always five steps
Space: O(1)
"""

# for neighbours of 16, 8, 4, 2 and 1 bits: a mask of the right one of each two
RIGHT = {16: 0x0000FFFF, 8: 0x00FF00FF, 4: 0x0F0F0F0F, 2: 0x33333333, 1: 0x55555555}


class Solution:
    def reverseBits(self, n: int) -> int:
        for width, right in RIGHT.items():
            n = (n & right) << width | n >> width & right
        return n
