"""Scan with early exit: leave a line where the player cannot fill it, and skip what is ruled out.

A square that is read for one line also says something about its row and its column: a player who
does not hold the square can fill neither. Each square that is read is noted in both tables, so the
order matters: the diagonals come first and rule out rows and columns that are then never read. Over
all positions up to 3 × 3, this nearly halves the number of squares read with early exit alone.

For board = ["OX ", "XXO", "O O"]:

    player  i  j  return  rows['X']              columns['X']
    X       0  0  False   [False, True, True]    [False, True, True]    a diagonal ends at an O
    X       0  2  False   [False, True, True]    [False, True, False]   the other at a free square
    X       1  2  False   [False, False, True]   [False, True, False]   row 0 was ruled out
    X       2  0  False   [False, False, False]  [False, True, False]
    X       2  1  False   [False, False, False]  [False, False, False]  only column 1 was left
    O       1  1  False   [False, False, False]  [False, False, False]
    O       0  2  False   [False, False, False]  [False, False, False]  O needs the diagonals only
    return 'Pending'
Level: 3
From: zip_columns; all squares of all lines are read, so leave a line at the first square that rules
  it out
Time: O(N²)
Space: O(N)
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        rows = {player: [True] * size for player in "XO"}  # whether the player can still fill them
        columns = {player: [True] * size for player in "XO"}

        def fills(player, i, j, down, right):
            """Read a line until a square rules it out, and note what its squares rule out."""
            for _ in range(size):
                mark = board[i][j]
                if mark != "X":
                    rows["X"][i] = columns["X"][j] = False
                if mark != "O":
                    rows["O"][i] = columns["O"][j] = False
                if mark != player:
                    return False
                i += down
                j += right
            return True

        for player in "XO":
            if fills(player, 0, 0, 1, 1) or fills(player, 0, size - 1, 1, -1):
                return player
            for i in range(size):
                if rows[player][i] and fills(player, i, 0, 0, 1):
                    return player
            for j in range(size):
                if columns[player][j] and fills(player, 0, j, 1, 0):
                    return player
        return "Pending" if any(" " in row for row in board) else "Draw"
