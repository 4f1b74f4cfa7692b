"""Add neighbouring bits, then neighbouring sums, all in parallel: five steps for 32 bits.

After the first step, each pair of bits holds how many of the two were 1; after the second, each
group of four holds the sum of two pairs, and so on. In 1011, the pairs 10 and 11 become 01 and 10,
or 1 and 2, and then 0011, which is 3.
Time: O(log b) for a number of b bits, here always five steps
Space: O(1)
"""

# for neighbours of 1, 2, 4, 8 and 16 bits: a mask of the right one of each two
RIGHT = {1: 0x55555555, 2: 0x33333333, 4: 0x0F0F0F0F, 8: 0x00FF00FF, 16: 0x0000FFFF}


class Solution:
    def hammingWeight(self, n: int) -> int:
        for width, right in RIGHT.items():
            n = (n & right) + (n >> width & right)
        return n
