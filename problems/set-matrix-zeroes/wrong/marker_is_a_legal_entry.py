"""Marks entries to clear with a value that an entry may have.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #7198"
CAUGHT_BY = "generated"

MARKER = 2147483646


class Solution:
    def setZeroes(self, matrix: list[list[int]]) -> None:
        for row in matrix:
            if 0 in row:
                row[:] = [value and MARKER for value in row]
        for j, column in enumerate(zip(*matrix)):
            if 0 in column:
                for row in matrix:
                    row[j] = row[j] and MARKER
        for row in matrix:
            row[:] = [0 if value == MARKER else value for value in row]
