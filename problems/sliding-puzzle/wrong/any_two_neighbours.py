"""Swaps any two numbers that are next to each other, not only the empty square and a tile."""

from collections import deque

SOLVED = (1, 2, 3, 4, 5, 0)
PAIRS = [(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)]


class Solution:
    def slidingPuzzle(self, board):
        start = (*board[0], *board[1])
        moves, queue = {start: 0}, deque([start])
        while queue:
            tiles = queue.popleft()
            if tiles == SOLVED:
                return moves[tiles]
            for one, other in PAIRS:
                after = list(tiles)
                after[one], after[other] = after[other], after[one]
                after = tuple(after)
                if after not in moves:
                    moves[after] = moves[tiles] + 1
                    queue.append(after)
        return -1
