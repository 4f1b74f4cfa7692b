"""Depth-first search with a stack: a square is done, in postorder, after its larger neighbours.

A square on top for the first time stays on the stack below its larger neighbours. When it is on top
again, they are done. A square may be on the stack more than once; it is then computed again, with
the same result. Unlike recursion, a stack sets no limit on the length of a path.
Level: 3
From: memoized_recursion; a path may have as many squares as the matrix, so keep the stack of calls
  yourself
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        longest = {}
        opened = set()
        stack = [(row, column) for row in range(rows) for column in range(columns)]
        while stack:
            row, column = stack[-1]
            around = (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
            larger = [
                (r, c)
                for r, c in around
                if 0 <= r < rows and 0 <= c < columns and matrix[r][c] > matrix[row][column]
            ]
            if (row, column) in opened:
                stack.pop()
                longest[row, column] = 1 + max((longest[square] for square in larger), default=0)
            else:
                opened.add((row, column))
                stack += [square for square in larger if square not in opened]
        return max(longest.values())
