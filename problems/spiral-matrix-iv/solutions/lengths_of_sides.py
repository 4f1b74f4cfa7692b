"""Lengths of sides: in a matrix stored as one long line, each side is a slice, filled at once.

One square to the right is 1 further along the line, and one square down is n further. So the four
directions are slices with the steps 1, n, -1 and -n. The sides are n, m - 1, n - 1, m - 2, n - 2
... squares long: two lengths alternate, and each shrinks by one whenever it is used. The walk ends
at a side of length 0.
Level: 4
From: borders; the lengths of all sides are known before the walk, so the list can be written a side
  at a time
Time: O(m · n)
Space: O(m · n)
"""

from itertools import cycle


class Solution:
    def spiralMatrix(self, m: int, n: int, head: ListNode | None) -> list[list[int]]:
        values = []
        while head:
            values.append(head.val)
            head = head.next
        values += [-1] * (m * n - len(values))

        line = [0] * (m * n)
        start = 0
        place = -1  # just before the first square
        side, following = n, m - 1
        for step in cycle((1, n, -1, -n)):
            if side == 0:
                break
            first, last = place + step, place + step * side
            line[first : last + step : step] = values[start : start + side]
            start += side
            place = last
            side, following = following, side - 1
        return [line[i : i + n] for i in range(0, m * n, n)]
