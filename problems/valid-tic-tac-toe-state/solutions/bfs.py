"""Breadth-first search of every game, move by move: all 5,478 boards that can occur.

The first call builds the table and keeps it; every later call only looks up a board. Turns
alternate, so no rule about counts is needed. A won board is kept, but not played on.
Level: 1
Beware: wrong/plays_on_after_a_win
Time: O(1): the first call makes 5,478 boards, and each later one hashes nine marks
Space: O(1): the table of 5,478 strings
"""

from functools import lru_cache

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        return "".join(board) in reachable()


@lru_cache
def reachable():
    boards = set()
    level = {" " * 9}
    for player in "XOXOXOXOX":
        boards |= level
        level = {
            board[:square] + player + board[square + 1 :]
            for board in level
            if not is_over(board)
            for square, mark in enumerate(board)
            if mark == " "
        }
    return boards | level


def is_over(board):
    return any(board[i] == board[j] == board[k] != " " for i, j, k in LINES)
