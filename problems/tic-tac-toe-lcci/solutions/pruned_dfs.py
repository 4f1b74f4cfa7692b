"""Every line is a possibility until a square rules it out, and only what is possible is followed.

First the two diagonals, each from its corner. Then one pass over the squares: a taken square
whose row or column is still possible is followed in depth to the end of that line, which either
wins or is ruled out at the first other square. So each line is followed once at most.
Time: O(N²)
Space: O(N)
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        for corner, right in (0, 1), (size - 1, -1):
            if board[0][corner] != " " and self.fills(board, 0, corner, 1, right):
                return board[0][corner]
        rows = {player: [True] * size for player in "XO"}
        columns = {player: [True] * size for player in "XO"}
        taken = 0
        for i, row in enumerate(board):
            for j, mark in enumerate(row):
                for player in "XO":
                    if player != mark:
                        rows[player][i] = columns[player][j] = False
                if mark == " ":
                    continue
                taken += 1
                for possible, line, step in (rows[mark], i, (0, 1)), (columns[mark], j, (1, 0)):
                    if possible[line]:
                        if self.fills(board, i, j, *step):
                            return mark
                        possible[line] = False
        return "Draw" if taken == size * size else "Pending"

    def fills(self, board, i, j, down, right):
        """Whether the line through (i, j) has this square's mark from here to its end."""
        mark = board[i][j]
        while i < len(board) and 0 <= j < len(board):
            if board[i][j] != mark:
                return False
            i, j = i + down, j + right
        return True
