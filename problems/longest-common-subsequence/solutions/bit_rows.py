"""Bits: a row of the table grows by 0 or 1 from column to column, so a bit each says all of it.

A set bit is where the row grows. Each new letter moves every growth to the first place of the
letter in the block that ends with it; a subtraction finds the lowest bit in all blocks at once,
as 1000 - 1 = 0111 does in one.
Time: O(m · n) bit operations, but 30 at a time
Space: O(n) bits for each letter that there is
"""


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        places = defaultdict(int)
        for j, letter in enumerate(text2):
            places[letter] |= 1 << j
        row = 0
        for letter in text1:
            either = row | places[letter]
            below_each_block = row << 1 | 1
            row = either & ~(either - below_each_block)
        return row.bit_count()
