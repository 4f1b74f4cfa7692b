"""Add neighbouring bits, then neighbouring sums, all at once: five steps for 32 bits.

After the first step, each pair of bits holds how many of the two were 1, then each four bits the
sum of two pairs, and so on. 1011: 10 and 11 become 01 and 10, which are 1 and 2, and 0011 is 3.
Time: O(log b) for a number of b bits, here always five steps
Space: O(1)
"""

# which places hold the right one of two neighbours that are 1, 2, 4, 8, 16 bits wide
RIGHT = {1: 0x55555555, 2: 0x33333333, 4: 0x0F0F0F0F, 8: 0x00FF00FF, 16: 0x0000FFFF}


class Solution:
    def hammingWeight(self, n: int) -> int:
        for width, right in RIGHT.items():
            n = (n & right) + (n >> width & right)
        return n
