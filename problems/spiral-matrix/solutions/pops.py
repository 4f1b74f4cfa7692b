"""Pop all four sides: the first row, the end of each row, the last row, the start of each row.

What has been read is gone, so nothing has to keep track of it; an empty matrix is the end. Once
the right side has been popped, the rows may be empty, so the left side checks each row first.
Level: 3
Time: O(m · n · min(m, n)): a pop at the start of a row moves the rest of it, once in each lap
Space: O(m + n), besides the result: one side
"""


class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        order = []
        while matrix and matrix[0]:
            order += matrix.pop(0)
            order += [row.pop() for row in matrix]
            if matrix:
                order += reversed(matrix.pop())
            order += [row.pop(0) for row in reversed(matrix) if row]
        return order
