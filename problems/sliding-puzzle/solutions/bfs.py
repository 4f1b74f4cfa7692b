"""Breadth-first search over boards: all boards after one move, then after two, until one is solved.

A board is a tuple of six numbers, so a dictionary can hold the number of moves to each board that
has ever joined the queue. Boards leave the queue in order of that number, so the solved board is
reached in the fewest moves. From a board without a solution, the search sees every board within
reach.

For board = [[1, 2, 3], [0, 4, 5]]:

    tiles               moves[tiles]  len(queue)
    (1, 2, 3, 0, 4, 5)  0             2           two boards are one move away
    (0, 2, 3, 1, 4, 5)  1             2
    (1, 2, 3, 4, 0, 5)  1             3           the solved board has joined the queue
    (2, 0, 3, 1, 4, 5)  2             4
    (1, 0, 3, 4, 2, 5)  2             5
    return 2
Level: 1
Ask: If each board is a node, what is an edge? What is the smallest number of moves in this graph?
Beware: wrong/wraps_around, wrong/reuses_one_list
Time: O(1): at most 360 boards, half of all boards, each with two or three moves
Space: O(1), for the same boards
"""

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
            for square in BESIDE[empty]:
                after = list(tiles)
                after[empty], after[square] = after[square], 0
                after = tuple(after)
                if after not in moves:
                    moves[after] = moves[tiles] + 1
                    queue.append(after)
        return -1
