"""Two hash sets: the rows with a zero, and the columns with a zero.

Nothing is changed before the whole matrix has been read, so no new zero is mistaken for an old one.
Then each entry whose row or column is in these sets is cleared.

For matrix = [[1, 2], [3, 0]]:

    i  zero_rows  zero_columns  matrix
    1  {1}        {1}           [[1, 2], [3, 0]]  everything is read
    0  {1}        {1}           [[1, 0], [3, 0]]  column 1 is cleared
    1  {1}        {1}           [[1, 0], [0, 0]]  row 1 is cleared
Level: 1
Ask: What must be known about a row and a column before the first entry may be cleared?
Beware: wrong/spreads_as_it_goes
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
        for i, row in enumerate(matrix):
            for j in range(len(row)):
                if i in zero_rows or j in zero_columns:
                    row[j] = 0
