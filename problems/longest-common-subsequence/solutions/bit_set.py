"""Bits as a set: a row in table.py grows by 0 or 1 per column, so one bit per column is enough.

A set bit marks a column at which the row grows, and ends a block of columns. The columns after the
last set bit are a block, too. If the next letter of text1 occurs in a block, its first place there
becomes the set bit of the block. A subtraction finds these places in all blocks at once: in each
block that has a set bit, it clears the lowest one and sets all bits below it, as in
1000 - 1 = 0111. The number of set bits is the last entry of the row.
Level: 4
From: table; neighbouring entries differ by at most 1, so write a row as a row of bits, and let a
  subtraction compute all of it at once
Time: O((m + n) · n) bit operations, 30 at a time
Space: O(n) bits for each distinct letter
"""

from collections import defaultdict


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        places = defaultdict(int)
        for j, letter in enumerate(text2):
            places[letter] |= 1 << j
        row = 0
        for letter in text1:
            either = row | places[letter]
            lowest_in_blocks = (row << 1) | 1
            row = either & ~(either - lowest_in_blocks)
        return row.bit_count()
