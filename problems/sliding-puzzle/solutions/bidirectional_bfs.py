"""Bidirectional search: from the board and from the solved board, until the two searches meet.

Every move can be undone, so both searches make the same moves. The search with the smaller frontier
goes next. Once the frontiers share a board, the moves of both searches add up to the answer.
A board without a solution is the worst case: one search has to run out of boards.

For board = [[4, 1, 2], [5, 0, 3]]:

    moves  len(near)  len(far)  len(seen)
    0      1          1         0
    1      1          3         1
    2      2          3         2
    3      3          3         4
    4      3          5         7
    5      4          5         10         the frontiers share a board
    return 5
Level: 2
From: bfs; one long search sees very many boards, although the last board is known as well as the
  first, so let two short searches meet in the middle
Ask: The number of boards grows with each move. From where else could you start, so that about half
  as many moves are enough?
Time: O(1): at most 215 boards of 360 when there is a solution, 593 of 720 when there is none
Space: O(1), for the same boards
"""

SOLVED = (1, 2, 3, 4, 5, 0)
BESIDE = [(1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4)]  # the squares next to each


class Solution:
    def slidingPuzzle(self, board: list[list[int]]) -> int:
        near, far = {(*board[0], *board[1])}, {SOLVED}  # the frontier of each search
        seen = set()  # by either search, except for the frontiers
        moves = 0
        while near:
            if near & far:
                return moves
            moves += 1
            seen |= near
            near = {after for tiles in near for after in self.slides(tiles)} - seen
            if len(near) > len(far):
                near, far = far, near
        return -1

    def slides(self, tiles):
        empty = tiles.index(0)
        for square in BESIDE[empty]:
            after = list(tiles)
            after[empty], after[square] = after[square], 0
            yield tuple(after)
