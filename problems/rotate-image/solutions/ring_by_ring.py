"""Simulation, ring by ring: each of the four sides of a ring moves to the place of the next side.

Each side is read in the direction of the turn, without its last entry, which is the first of the
next side. So each entry of the ring belongs to just one side.
Level: 1
Time: O(n²)
Space: O(n), the sides of one ring
"""


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        n = len(matrix)
        for first in range(n // 2):
            last = n - 1 - first
            steps = range(last - first)
            top = [(first, first + step) for step in steps]
            right = [(first + step, last) for step in steps]
            bottom = [(last, last - step) for step in steps]
            left = [(last - step, first) for step in steps]
            values = [matrix[i][j] for i, j in left + top + right + bottom]
            for (i, j), value in zip(top + right + bottom + left, values):
                matrix[i][j] = value
