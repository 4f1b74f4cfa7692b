"""Simulation: draw the grid, then read its lines; three equal letters win, a dot is a free square.

`zip(*grid)` turns the columns into rows. The diagonals are read with one index for both the row and
the column, counted from the left or from the right.

For moves = [[0, 0], [2, 0], [1, 1], [2, 1], [2, 2]]:

    number  grid
    0       [['A', '.', '.'], ['.', '.', '.'], ['.', '.', '.']]
    1       [['A', '.', '.'], ['.', '.', '.'], ['B', '.', '.']]
    2       [['A', '.', '.'], ['.', 'A', '.'], ['B', '.', '.']]
    3       [['A', '.', '.'], ['.', 'A', '.'], ['B', 'B', '.']]
    4       [['A', '.', '.'], ['.', 'A', '.'], ['B', 'B', 'A']]
    return 'A'
Level: 1
Beware: wrong/draw_before_win
Time: O(1): nine squares and eight lines
Space: O(1)
"""


class Solution:
    def tictactoe(self, moves: list[list[int]]) -> str:
        grid = [["."] * 3 for _ in range(3)]
        for number, (row, column) in enumerate(moves):
            grid[row][column] = "AB"[number % 2]
        lines = [*grid, *map(list, zip(*grid))]
        lines.append([grid[i][i] for i in range(3)])
        lines.append([grid[i][2 - i] for i in range(3)])
        for player in "AB":
            if [player] * 3 in lines:
                return player
        return "Pending" if any("." in row for row in grid) else "Draw"
