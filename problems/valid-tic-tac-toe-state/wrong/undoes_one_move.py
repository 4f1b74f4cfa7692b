"""Undoes only the first mark of the player in question, instead of trying each of them."""

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        boards = {"".join(board)}
        moves = sum(mark != " " for row in board for mark in row)
        for move in range(moves, 0, -1):
            player = "X" if move % 2 else "O"
            before = {board.replace(player, " ", 1) for board in boards if player in board}
            boards = {board for board in before if not self.is_over(board)}
        return bool(boards)

    def is_over(self, board):
        return any(board[i] == board[j] == board[k] != " " for i, j, k in LINES)
