"""One row at a time: an entry still holds the paths from above, and those from the left are added.

That updates it in place, since the entry on its left has already been updated. The shorter side
makes the row, because rows and columns may be exchanged.
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
