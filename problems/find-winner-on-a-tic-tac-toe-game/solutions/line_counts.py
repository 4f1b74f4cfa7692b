"""Counting: one number for each line; a cross adds 1, a circle subtracts 1, and 3 or -3 wins.

A move changes the counts of its row and its column, and of each diagonal that it is on. All counts
are read at the end, so it does not matter which move has won.

For moves = [[0, 0], [2, 0], [1, 1], [2, 1], [2, 2]]:

    number  rows        columns    falling  rising
    0       [1, 0, 0]   [1, 0, 0]  1        0       a cross at (0, 0)
    1       [1, 0, -1]  [0, 0, 0]  1        -1      a circle at (2, 0)
    2       [1, 1, -1]  [0, 1, 0]  2        0       a cross in the middle is on both diagonals
    3       [1, 1, -2]  [0, 0, 0]  2        0       a circle at (2, 1)
    4       [1, 1, -1]  [0, 0, 1]  3        0       a cross at (2, 2) makes three
    return 'A'
Level: 2
From: whole_grid; the grid is drawn only to be read line by line, so keep a number for each line
Ask: What must be known about a line so that its squares need not be read?
Beware: wrong/one_and_two, wrong/marks_of_both
Time: O(1): at most nine moves, with up to four counts each
Space: O(1): eight counts
"""


class Solution:
    def tictactoe(self, moves: list[list[int]]) -> str:
        rows, columns = [0] * 3, [0] * 3
        falling = rising = 0
        for number, (row, column) in enumerate(moves):
            mark = -1 if number % 2 else 1
            rows[row] += mark
            columns[column] += mark
            if row == column:
                falling += mark
            if row + column == 2:
                rising += mark
        counts = [*rows, *columns, falling, rising]
        if 3 in counts:
            return "A"
        if -3 in counts:
            return "B"
        return "Draw" if len(moves) == 9 else "Pending"
