"""Two numbers in one entry: the old value stays readable until every new one is written.

An entry has 2001 possible values, -1000 to 1000. Plus 1000, they are the digits 0 to 2000 of a
number in base 2001: the last digit is the old value, the one before it the new value. An old -998
and a new 5 are the digits 1005 and 2, and make 1005 * 2001 + 2.
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
