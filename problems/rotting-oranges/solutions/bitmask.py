"""Bitmask: shifting one integer spreads the rot in one direction everywhere at once.

Each row has an extra bit at its end, which is always 0, so nothing spreads from the end of one row
to the start of the next. Only fresh oranges rot: `spread & fresh`.
Level: 4
From: simulation; the places are looked at one after another, but the whole box fits into one
  integer, so let a shift move the rot everywhere at once
Beware: wrong/leaves_no_gap_between_rows
Time: O((m · n)²) bit operations in the worst case: up to m · n minutes, about 30 bits at a time
Space: O(m · n) bits
"""


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        width = len(grid[0]) + 1
        fresh = rotten = 0
        for i, row in enumerate(grid):
            for j, place in enumerate(row):
                if place == 1:
                    fresh |= 1 << (i * width + j)
                elif place == 2:
                    rotten |= 1 << (i * width + j)
        minutes = 0
        while fresh:
            spread = (rotten << 1) | (rotten >> 1) | (rotten << width) | (rotten >> width)
            rotten = spread & fresh
            if not rotten:
                return -1
            fresh ^= rotten
            minutes += 1
        return minutes
