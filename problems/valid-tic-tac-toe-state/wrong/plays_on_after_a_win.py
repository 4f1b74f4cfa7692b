"""Searches all games, but goes on from boards on which somebody has won."""

from functools import lru_cache


class Solution:
    def validTicTacToe(self, board):
        return "".join(board) in reachable()


@lru_cache
def reachable():
    boards, level = set(), {" " * 9}
    for player in "XOXOXOXOX":
        boards |= level
        level = {
            board[:square] + player + board[square + 1 :]
            for board in level
            for square in range(9)
            if board[square] == " "
        }
    return boards | level
