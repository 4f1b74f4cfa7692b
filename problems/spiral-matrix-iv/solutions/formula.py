"""Formula: compute the place of each square in the spiral, without a walk.

A square's lap is its distance from the nearest border; all squares of the laps outside it come
first. On the top and right sides, the place within a lap is the number of steps down and to the
right from the lap's first square; on the other two sides, those steps are subtracted from the
length of the lap.
Level: 4
From: borders; the sides are filled one after another, so compute the place of each square in the
  spiral on its own, from its distances to the borders
Time: O(m · n)
Space: O(m · n): the list of the values
"""


class Solution:
    def spiralMatrix(self, m: int, n: int, head: ListNode | None) -> list[list[int]]:
        values = []
        while head:
            values.append(head.val)
            head = head.next
        values += [-1] * (m * n - len(values))
        return [[values[self.place(m, n, i, j)] for j in range(n)] for i in range(m)]

    def place(self, m, n, row, column):
        """How many squares of an m × n spiral come before this one."""
        lap = min(row, column, m - 1 - row, n - 1 - column)
        height, width = m - 2 * lap, n - 2 * lap
        outside = m * n - height * width
        down, right = row - lap, column - lap
        if down == 0 or right == width - 1:
            return outside + down + right
        return outside + 2 * (height - 1) + 2 * (width - 1) - down - right
