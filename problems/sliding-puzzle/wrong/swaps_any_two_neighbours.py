"""Swaps any two adjacent numbers, not only the empty square and a tile."""

from collections import deque
from itertools import combinations

SOLVED = (1, 2, 3, 4, 5, 0)
BESIDE = [(1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4)]  # the squares next to each


class Solution:
    def slidingPuzzle(self, board: list[list[int]]) -> int:
        start = (*board[0], *board[1])
        moves = {start: 0}
        queue = deque([start])
        while queue:
            tiles = queue.popleft()
            if tiles == SOLVED:
                return moves[tiles]
            for square, other in combinations(range(6), 2):
                if other not in BESIDE[square]:
                    continue
                after = list(tiles)
                after[square], after[other] = after[other], after[square]
                after = tuple(after)
                if after not in moves:
                    moves[after] = moves[tiles] + 1
                    queue.append(after)
        return -1
