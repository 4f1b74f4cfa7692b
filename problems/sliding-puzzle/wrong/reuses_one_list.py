"""Makes each move in the same list without undoing the one before."""

from collections import deque

SOLVED = (1, 2, 3, 4, 5, 0)
BESIDE = [(1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4)]


class Solution:
    def slidingPuzzle(self, board):
        start = (*board[0], *board[1])
        moves, queue = {start: 0}, deque([start])
        while queue:
            tiles = queue.popleft()
            if tiles == SOLVED:
                return moves[tiles]
            empty, after = tiles.index(0), list(tiles)
            for square in BESIDE[empty]:
                after[empty], after[square] = after[square], after[empty]
                if tuple(after) not in moves:
                    moves[tuple(after)] = moves[tiles] + 1
                    queue.append(tuple(after))
        return -1
