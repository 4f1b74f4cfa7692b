"""Simulation: go straight ahead, and turn right at the border or at a visited square.

Visited squares are set to None, which is never an entry, so the matrix itself remembers them. One
turn is enough: if the square to the right is taken as well, the spiral has ended. The walk never
leaves the matrix at the top, because the first row is visited before the walk returns there.

For matrix = [[1, 2], [3, 4]]:

    row  column  down  right  order
    0    0       0     1      []
    0    1       0     1      [1]
    1    1       1     0      [1, 2]        turned at the border
    1    0       0     -1     [1, 2, 4]
    0    0       -1    0      [1, 2, 4, 3]  turned once more, but all squares are visited
    return [1, 2, 4, 3]
Level: 1
Time: O(m · n)
Space: O(1), besides the result
"""


class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        rows, columns = len(matrix), len(matrix[0])
        order = []
        row, column = 0, 0
        down, right = 0, 1
        for _ in range(rows * columns):
            order.append(matrix[row][column])
            matrix[row][column] = None
            i, j = row + down, column + right
            if i == rows or j in (-1, columns) or matrix[i][j] is None:
                down, right = right, -down
            row += down
            column += right
        return order
