"""Lengths of sides, known from the start: n, m - 1, n - 1, m - 2, n - 2 ...

Two lengths alternate, and each shrinks by one whenever it is used. The walk ends at a side of
length 0. With all rows joined into one line, a step to the right is 1 and a step down is n, so each
side repeats one step: in a 3 × 4 matrix, +1 four times, +4 twice, -1 three times, -4 once, +1
twice.
Level: 4
From: borders; the borders move in a fixed order, so compute the lengths of all sides beforehand,
  and keep no borders
Time: O(m · n)
Space: O(m · n)
"""

from itertools import cycle


class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        rows, columns = len(matrix), len(matrix[0])
        line = [value for row in matrix for value in row]
        order = []
        place = -1  # one step before the first entry
        side, following = columns, rows - 1
        for step in cycle((1, columns, -1, -columns)):
            if side == 0:
                break
            for _ in range(side):
                place += step
                order.append(line[place])
            side, following = following, side - 1
        return order
