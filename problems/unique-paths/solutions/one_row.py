"""One row of the table at a time: the entry above is the old one, and the left one is new already.

So adding the left entry to the old one makes the new one, in its place. The shorter side makes the
row, since rows and columns may be exchanged.
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
