"""Breadth-first search from the solved board: one table answers the question for every board.

Every move can be undone, so a board that is k moves from the solved one is solved in k moves. The
first call builds the table and keeps it; every later call only looks up a board. The 360 boards
that are missing from the table have no solution.
Level: 3
From: bfs; every call searches from scratch, but all boards share one goal, so search once, from the
  goal
Time: O(1): the first call makes 360 boards, and each later one hashes six numbers
Space: O(1): the table of 360 boards
"""

from functools import lru_cache

BESIDE = [(1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4)]  # the squares next to each


class Solution:
    def slidingPuzzle(self, board: list[list[int]]) -> int:
        return moves_to_solve().get((*board[0], *board[1]), -1)


@lru_cache
def moves_to_solve():
    moves = {(1, 2, 3, 4, 5, 0): 0}
    boards = list(moves)
    for tiles in boards:  # the list grows as we read it, nearest boards first
        empty = tiles.index(0)
        for square in BESIDE[empty]:
            before = list(tiles)
            before[empty], before[square] = before[square], 0
            before = tuple(before)
            if before not in moves:
                moves[before] = moves[tiles] + 1
                boards.append(before)
    return moves
