"""Makes each move in the same list without undoing the previous move."""

from collections import deque

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
            empty = tiles.index(0)
            board = list(tiles)
            for square in BESIDE[empty]:
                board[empty], board[square] = board[square], board[empty]
                after = tuple(board)
                if after not in moves:
                    moves[after] = moves[tiles] + 1
                    queue.append(after)
        return -1
