"""Counting: one count per line and player, updated square by square, as in a running game.

A running game needs no more than this: a mark changes at most four counts, and the game is won when
a count reaches N. The problem design-tic-tac-toe asks for such a game.

For board = ["OX", "O "]:

    i  j  counts['O']         counts['X']         taken
    0  0  [1, 0, 1, 0, 1, 0]  [0, 0, 0, 0, 0, 0]  1      O is in row 0, column 0 and a diagonal
    0  1  [1, 0, 1, 0, 1, 0]  [1, 0, 0, 1, 0, 1]  2      X is on the other diagonal, too
    return 'O'
Level: 2
From: zip_columns; each square is read again for its row, its column and its diagonals, so note at
  once what a square means for all of them
Ask: Which lines does one more mark change? What must be known about a line to see that it is full?
Beware: wrong/forgets_anti_diagonal
Time: O(N²), with O(1) per mark
Space: O(N)
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        taken = 0
        counts = {player: [0] * (2 * size + 2) for player in "XO"}  # rows, columns, diagonals
        for i, row in enumerate(board):
            for j, mark in enumerate(row):
                if mark == " ":
                    continue
                taken += 1
                lines = [i, size + j]
                if i == j:
                    lines.append(2 * size)
                if i + j == size - 1:
                    lines.append(2 * size + 1)
                for line in lines:
                    counts[mark][line] += 1
                    if counts[mark][line] == size:
                        return mark
        return "Draw" if taken == size * size else "Pending"
