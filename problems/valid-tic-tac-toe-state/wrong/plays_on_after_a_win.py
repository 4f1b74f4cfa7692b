"""Searches all games, but plays on even after somebody has won."""

from functools import lru_cache


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
            for square, mark in enumerate(board)
            if mark == " "
        }
    return boards | level
