"""Copy of the matrix: each entry is read from the copy, and written to its new place.

Without the copy, an entry could be overwritten before it is read.

For matrix = [[1, 2], [3, 4]]:

    i  j  matrix
    0  -  [[1, 2], [3, 4]]
    0  0  [[1, 1], [3, 4]]  the 1 is written over the 2
    0  1  [[1, 1], [3, 2]]  the 2 is still in the copy
    1  0  [[3, 1], [3, 2]]
    1  1  [[3, 1], [4, 2]]
Level: 1
Beware: wrong/shallow_copy
Time: O(n²)
Space: O(n²), the copy
"""


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        before = [row[:] for row in matrix]
        n = len(matrix)
        for i in range(n):
            for j in range(n):
                matrix[j][n - 1 - i] = before[i][j]
