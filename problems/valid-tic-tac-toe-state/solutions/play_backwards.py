"""Breadth-first search backwards: undo the last move in every way, back to the empty board.

X makes the odd moves and O the even moves, so it is clear whose mark is undone next. Since play
went on after each earlier board, a board with a line is dropped. If no board remains, no game led
here. No rule about counts is needed: if one player has too many marks, the other runs out of marks.
Level: 3
From: bfs; every game is played, although only games that may lead to this board matter, so go
  backwards from this board
Beware: wrong/undoes_one_move
Time: O(1): a set of at most 60 boards for each of at most nine moves
Space: O(1)
"""

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        boards = {"".join(board)}
        moves = sum(mark != " " for row in board for mark in row)
        for move in range(moves, 0, -1):
            player = "X" if move % 2 else "O"
            before = {
                board[:square] + " " + board[square + 1 :]
                for board in boards
                for square, mark in enumerate(board)
                if mark == player
            }
            boards = {board for board in before if not self.is_over(board)}
        return bool(boards)

    def is_over(self, board):
        return any(board[i] == board[j] == board[k] != " " for i, j, k in LINES)
