"""Leaves no empty bit between two rows, so the end of a row touches the start of the next row."""


class Solution:
    def orangesRotting(self, grid: list[list[int]]) -> int:
        width = len(grid[0])
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
