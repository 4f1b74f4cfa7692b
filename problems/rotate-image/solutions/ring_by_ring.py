"""Simulation, ring by ring: each of the four sides of a ring moves to the place of the next side.

Each side is read in the direction of the turn, without its last entry, which is the first of the
next side. So each entry of the ring belongs to just one side.

For matrix = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]:

    top     right   bottom  left    step  matrix
    [1, 2]  [3, 6]  [9, 8]  [7, 4]  -     [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
    [1, 2]  [3, 6]  [9, 8]  [7, 4]  0     [[7, 2, 1], [4, 5, 6], [9, 8, 3]]  the corners
    [1, 2]  [3, 6]  [9, 8]  [7, 4]  1     [[7, 4, 1], [8, 5, 2], [9, 6, 3]]
Level: 3
From: copy_matrix; the copy takes as much space as the matrix itself, so move one ring at a time,
  and copy only the four sides of this ring
Time: O(n²)
Space: O(n), the sides of one ring
"""


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        n = len(matrix)
        for first in range(n // 2):
            last = n - 1 - first
            top = [matrix[first][j] for j in range(first, last)]
            right = [matrix[i][last] for i in range(first, last)]
            bottom = [matrix[last][j] for j in range(last, first, -1)]
            left = [matrix[i][first] for i in range(last, first, -1)]
            for step in range(last - first):
                matrix[first][first + step] = left[step]
                matrix[first + step][last] = top[step]
                matrix[last][last - step] = right[step]
                matrix[last - step][first] = bottom[step]
