"""Gives the name `matrix` to a new list: the caller's matrix stays as it was."""


class Solution:
    def setZeroes(self, matrix):
        columns = list(zip(*matrix))
        matrix = [
            [0 if 0 in row or 0 in column else value for value, column in zip(row, columns)]
            for row in matrix
        ]
