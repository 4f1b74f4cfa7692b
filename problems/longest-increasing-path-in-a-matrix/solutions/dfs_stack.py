"""Depth-first search with a stack: a square is done, in postorder, after its larger neighbours.

A square on top for the first time stays on the stack below its larger neighbours. When it is
on top again, they are done. A square may be on the stack more than once; it is then computed again,
with the same result. Unlike recursion, a stack sets no limit on the length of a path.
Level: 3
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
