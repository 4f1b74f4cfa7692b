"""Counting: one count per line and player, updated square by square, as in a running game.

A running game needs no more than this: a mark changes at most four counts, and a count that reaches
N wins. The problem design-tic-tac-toe asks for such a game.

For board = ["XO", " X"]:

    i  j  counts['X']         taken
    0  1  [1, 0, 1, 0, 1, 0]  2      X is in row 0, column 0 and on the diagonal
    1  1  [1, 0, 1, 0, 1, 0]  3
    1  1  [1, 1, 1, 1, 1, 0]  3      then on the diagonal for the second time
    return 'X'
Level: 2
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
