"""Two sets: the rows that have a zero, and the columns that have one.

Nothing is changed before the whole matrix has been read, so no new zero is taken for an old one.
Then each row and each column in the sets is cleared once, however many zeros it had.
Time: O(m · n)
Space: O(m + n)
"""


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        zero_rows, zero_columns = set(), set()
        for i, row in enumerate(matrix):
            for j, value in enumerate(row):
                if value == 0:
                    zero_rows.add(i)
                    zero_columns.add(j)
        for i in zero_rows:
            matrix[i][:] = [0] * len(matrix[i])
        for j in zero_columns:
            for row in matrix:
                row[j] = 0
