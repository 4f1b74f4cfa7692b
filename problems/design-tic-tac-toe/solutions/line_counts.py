"""Counting: a signed count for each line; player 1 adds one, and player 2 subtracts one.

A line with marks of both players can no longer reach n or -n. A move changes at most four counts,
and only these can show a win.

For ["TicTacToe", "move", "move", "move"], [[2], [0, 0, 1], [0, 1, 2], [1, 1, 1]]:

    self.rows  self.columns  self.diagonal  self.anti_diagonal  return
    [1, 0]     [1, 0]        1              0                   0       player 1 at (0, 0)
    [0, 0]     [1, -1]       1              -1                  0       player 2 at (0, 1)
    [0, 1]     [1, 0]        2              -1                  1       player 1 at (1, 1)
Level: 2
From: whole_board; every line is read after each move, although a move changes at most four of them,
  so count the marks in each line, and update only these counts
Ask: Which lines can a move complete? What must be known so that no square is read again?
Beware: wrong/sums_player_numbers, wrong/counts_marks_of_both
Time: O(1) for each move, and O(n) to set up
Space: O(n)
"""


class TicTacToe:
    def __init__(self, n: int):
        self.size = n
        self.rows = [0] * n
        self.columns = [0] * n
        self.diagonal = self.anti_diagonal = 0

    def move(self, row: int, col: int, player: int) -> int:
        mark = 1 if player == 1 else -1
        self.rows[row] += mark
        self.columns[col] += mark
        if row == col:
            self.diagonal += mark
        if row + col == self.size - 1:
            self.anti_diagonal += mark
        full = self.size * mark
        if (
            self.rows[row] == full
            or self.columns[col] == full
            or self.diagonal == full
            or self.anti_diagonal == full
        ):
            return player
        return 0
