"""Does not check whether a row is empty before popping its first entry."""

VERDICT = "Runtime Error"


class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        order = []
        while matrix and matrix[0]:
            order += matrix.pop(0)
            order += [row.pop() for row in matrix]
            if matrix:
                order += reversed(matrix.pop())
            order += [row.pop(0) for row in reversed(matrix)]
        return order
