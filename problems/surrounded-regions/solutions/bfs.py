"""Breadth-first search, region by region: a region that never touches the border is captured.

The list of a region's squares is its own queue, and grows while it is read. It is read to the end
even if the region touches the border; otherwise, the unread squares would later look like another
region.

For board = [["O", "X", "X"], ["X", "O", "X"], ["X", "X", "X"]]:

    row  region    board
    0    [(0, 0)]  [['O', 'X', 'X'], ['X', 'O', 'X'], ['X', 'X', 'X']]  touches the border
    1    [(1, 1)]  [['O', 'X', 'X'], ['X', 'X', 'X'], ['X', 'X', 'X']]  is captured
    2    [(1, 1)]  [['O', 'X', 'X'], ['X', 'X', 'X'], ['X', 'X', 'X']]  no further region
Level: 1
Beware: wrong/stops_at_the_border, wrong/captures_on_the_way
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        rows, columns = len(board), len(board[0])
        seen = [[False] * columns for _ in range(rows)]
        for row in range(rows):
            for column in range(columns):
                if board[row][column] == "O" and not seen[row][column]:
                    region = self.region(board, seen, row, column)
                    if not any(i in (0, rows - 1) or j in (0, columns - 1) for i, j in region):
                        for i, j in region:
                            board[i][j] = "X"

    def region(self, board, seen, row, column):
        """All squares that are connected to this one."""
        squares = [(row, column)]
        seen[row][column] = True
        for row, column in squares:
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                inside = 0 <= r < len(board) and 0 <= c < len(board[0])
                if inside and board[r][c] == "O" and not seen[r][c]:
                    seen[r][c] = True
                    squares.append((r, c))
        return squares
