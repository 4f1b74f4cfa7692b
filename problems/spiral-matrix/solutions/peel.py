"""Peel and turn: remove the top row, turn the rest to the left, and repeat.

`zip` turns columns into rows. With the last column first, this is a quarter turn to the left: the
right side is now on top, and runs in the direction of the spiral.

For matrix = [[1, 2, 3], [4, 5, 6]]:

    order               rest
    []                  [[1, 2, 3], [4, 5, 6]]
    [1, 2, 3]           [(6,), (5,), (4,)]
    [1, 2, 3, 6]        [(5, 4)]
    [1, 2, 3, 6, 5, 4]  []
Level: 3
From: borders; the four sides are four times the same work, so turn the rest until each side is a
  top row
Time: O(m · n · min(m, n)), since each of up to 2 · min(m, n) turns copies the rest
Space: O(m · n)
"""


class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        order = []
        rest = matrix
        while rest:
            top, *below = rest
            order += top
            rest = list(zip(*below))[::-1]
        return order
