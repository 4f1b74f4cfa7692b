"""Searches depth-first without marking boards, so the first move is made and undone forever."""

from math import inf

VERDICT = "Runtime Error"

SOLVED = (1, 2, 3, 4, 5, 0)
BESIDE = [(1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4)]


class Solution:
    def slidingPuzzle(self, board: list[list[int]]) -> int:
        fewest = self.fewest((*board[0], *board[1]))
        return -1 if fewest == inf else fewest

    def fewest(self, tiles):
        if tiles == SOLVED:
            return 0
        empty, best = tiles.index(0), inf
        for square in BESIDE[empty]:
            after = list(tiles)
            after[empty], after[square] = after[square], 0
            best = min(best, 1 + self.fewest(tuple(after)))
        return best
