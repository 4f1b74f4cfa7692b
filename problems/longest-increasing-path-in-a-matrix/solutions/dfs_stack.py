"""Depth-first search with a stack of our own: a square is done once its larger neighbours are.

A square that is looked at for the first time stays below its larger neighbours on the stack. When
it is on top again, they are done. It may lie there more than once; then it is worked out again,
with the same result.
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        longest = {}
        opened = set()
        stack = [(i, j) for i in range(rows) for j in range(columns)]
        while stack:
            i, j = stack[-1]
            around = (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)
            larger = [
                (x, y)
                for x, y in around
                if 0 <= x < rows and 0 <= y < columns and matrix[x][y] > matrix[i][j]
            ]
            if (i, j) in opened:
                stack.pop()
                longest[i, j] = 1 + max((longest[square] for square in larger), default=0)
            else:
                opened.add((i, j))
                stack += [square for square in larger if square not in opened]
        return max(longest.values())
