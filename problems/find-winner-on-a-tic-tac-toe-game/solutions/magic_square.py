"""Magic square: number the squares so that three of them form a line exactly when they sum to 15.

All rows, columns and diagonals have that sum, and no other three distinct numbers from 1 to 9 do.
So no line has to be listed: every combination of three of a player's squares is tried.
Level: 4
From: bitmask; a list of the lines is needed, so number the squares such that the sum of three
  squares shows whether they form a line
Time: O(1): at most ten combinations of three for A's five squares, and four for B's four
Space: O(1)
"""

from itertools import combinations

MAGIC = [[2, 7, 6], [9, 5, 1], [4, 3, 8]]


class Solution:
    def tictactoe(self, moves: list[list[int]]) -> str:
        for player, taken in ("A", moves[::2]), ("B", moves[1::2]):
            numbers = [MAGIC[row][column] for row, column in taken]
            if any(sum(three) == 15 for three in combinations(numbers, 3)):
                return player
        return "Draw" if len(moves) == 9 else "Pending"
