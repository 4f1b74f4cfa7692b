"""Two numbers in one entry: the old value stays readable until every new one is written.

Adding 1000 turns the values -1000 to 1000 into the digits 0 to 2000 of base 2001. The last digit of
an entry is its old value; the digit before it is its new value. An old -998 and a new 5 become the
digits 2 and 1005, and the entry is 1005 * 2001 + 2.
Level: 4
From: copy_matrix; a copy is needed because entries are overwritten before they are read, so let
  each entry hold both its old and its new value
Time: O(n²)
Space: O(1)
"""

LOWEST, BASE = -1000, 2001


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        n = len(matrix)
        for row in matrix:
            for j in range(n):
                row[j] -= LOWEST
        for i in range(n):
            for j in range(n):
                new = matrix[n - 1 - j][i] % BASE
                matrix[i][j] += new * BASE
        for row in matrix:
            for j in range(n):
                row[j] = row[j] // BASE + LOWEST
