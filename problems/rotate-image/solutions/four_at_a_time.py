"""Cycles of four entries: each takes the place of the next entry, a quarter turn further.

Such a cycle has one entry in each quarter of the matrix, so one pass over a quarter is enough. If n
is odd, a quarter has one column more than rows, so that the four quarters cover all but the centre,
which stays where it is.
Level: 3
From: ring_by_ring; the sides of a ring are copied, although each entry has to wait for only three
  others, so move these four at once
Time: O(n²)
Space: O(1)
"""


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        last = len(matrix) - 1
        for i in range(len(matrix) // 2):
            for j in range((len(matrix) + 1) // 2):
                corner = matrix[i][j]
                matrix[i][j] = matrix[last - j][i]
                matrix[last - j][i] = matrix[last - i][last - j]
                matrix[last - i][last - j] = matrix[j][last - i]
                matrix[j][last - i] = corner
