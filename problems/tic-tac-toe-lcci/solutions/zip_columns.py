"""Zip: compare each line, as a string, with a player's full line; `zip` turns columns into rows.

The rows are strings already. `zip(*board)` gives the columns; the squares of each column and of
each diagonal are joined into a string. `board[i][~i]` is i squares to the left of the last one.

For board = ["OX ", "XXO", "O O"]:

    lines
    ['OX ', 'XXO', 'O O', 'OXO', 'XX ', ' OO', 'OXO', ' XO']  three rows, three columns, diagonals
    return 'Pending'
Level: 1
Beware: wrong/draw_before_win, wrong/blank_line_wins
Time: O(N²)
Space: O(N²), all lines as strings
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        lines = [*board, *map("".join, zip(*board))]
        lines.append("".join(board[i][i] for i in range(size)))
        lines.append("".join(board[i][~i] for i in range(size)))
        for player in "XO":
            if player * size in lines:
                return player
        return "Pending" if any(" " in row for row in board) else "Draw"
