"""Bit manipulation, Kernighan's method: remove the lowest 1 bit in each step, and count the steps.

Subtracting 1 turns the lowest 1 into 0 and the zeros below it into ones; the higher bits stay. So
n & (n - 1) is n without its lowest 1. Each step removes exactly one 1, so there are as many steps
as 1 bits.

For n = 20:

    n   count
    20  0      10100
    16  1      10100 & 10011 = 10000
    0   2      10000 & 01111 = 0
    return 2
Level: 2
From: shift; each 0 takes a step as well, so go straight from one 1 to the next
Ask: Write 20 and 19 in binary below each other: which bits differ, and what do both numbers have in
  common?
Time: O(k) for k ones
Space: O(1)
"""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n:
            n &= n - 1
            count += 1
        return count
