"""Divide and conquer, in parallel: add neighbouring bits, then neighbouring sums, in five steps.

After the first step, each pair of bits holds how many of the two bits were 1; after the second
step, each group of four holds the sum of two pairs, and so on. A sum never needs more bits than its
group has, so no sum spills into the next group.

For n = 11:

    width  n
    -      11  10 11: the pairs
    1      6   01 10: one 1 and two 1s
    2      3   0011: three 1s; later steps add nothing
    return 3
Level: 4
From: shift; the bits are added one after another, so add all neighbouring bits at once, and then
  all neighbouring sums
Beware: wrong/four_steps
Time: O(log b) for a b-bit number; here, always five steps
Space: O(1)
"""

# for neighbours of 1, 2, 4, 8 and 16 bits: a mask that selects the right one of each pair
RIGHT = {1: 0x55555555, 2: 0x33333333, 4: 0x0F0F0F0F, 8: 0x00FF00FF, 16: 0x0000FFFF}


class Solution:
    def hammingWeight(self, n: int) -> int:
        for width, right in RIGHT.items():
            n = (n & right) + ((n >> width) & right)
        return n
