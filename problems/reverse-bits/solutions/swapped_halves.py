"""Swap the halves of 16 bits, then the halves of each half, down to neighbouring bits.

All parts of one width move at once: a mask takes the right one of each two, and they go to the
left, while the others go to the right. 1101: 11 and 01 give 0111, and its pairs then 1011.
Time: O(log b) for b bits, here always five steps
Space: O(1)
"""

# which places hold the right one of two neighbours that are 16, 8, 4, 2, 1 bits wide
RIGHT = {16: 0x0000FFFF, 8: 0x00FF00FF, 4: 0x0F0F0F0F, 2: 0x33333333, 1: 0x55555555}


class Solution:
    def reverseBits(self, n: int) -> int:
        for width, right in RIGHT.items():
            n = (n & right) << width | n >> width & right
        return n
