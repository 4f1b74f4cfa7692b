"""Bottom-up table in one row: each entry holds the value above until it adds its left neighbour.

A row of the table depends only on the row above it; the first row is all ones. Before an entry is
updated, it still counts the paths to the square above; the entry on its left has already been
updated. The sum of the two is the recurrence of the table. The row can be the shorter side, as rows
and columns are interchangeable.

For m = 3, n = 3:

    column  paths
    -       [1, 1, 1]
    1       [1, 2, 1]  1 from above, 1 from the left
    2       [1, 2, 3]
    1       [1, 3, 3]  2 from above, 1 from the left
    2       [1, 3, 6]
    return 6
Level: 3
From: table; each row is needed only for the next row, so let the new row overwrite the old row,
  entry by entry
Time: O(m · n)
Space: O(min(m, n))
"""


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        rows, columns = max(m, n), min(m, n)
        paths = [1] * columns
        for _ in range(1, rows):
            for column in range(1, columns):
                paths[column] += paths[column - 1]
        return paths[-1]
