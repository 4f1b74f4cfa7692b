"""Breadth-first search: a queue grows the area from the first pixel outwards, step by step.

Each pixel of the area joins the queue once, because the set `area` records all pixels that have
joined. The area is painted at the end, so it does not matter whether the two colours are equal.

For image = [[1, 1, 0], [0, 1, 1]], sr = 0, sc = 0, color = 2:

    row  column  queue
    0    0       [(0, 1)]
    0    1       [(1, 1)]
    1    1       [(1, 2)]
    1    2       []
    return [[2, 2, 0], [0, 2, 2]]
Level: 2
From: dfs; in an image of one colour, the recursion may be even deeper than the number of pixels, so
  keep a queue of the pixels that have not been visited yet
Ask: Which pixels has the search reached without having looked at their neighbours yet? In which
  order should they be visited?
Beware: wrong/marks_when_it_leaves
Time: O(m · n)
Space: O(m · n)
"""

from collections import deque


class Solution:
    def floodFill(self, image: list[list[int]], sr: int, sc: int, color: int) -> list[list[int]]:
        old = image[sr][sc]
        area = {(sr, sc)}
        queue = deque(area)
        while queue:
            row, column = queue.popleft()
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                inside = 0 <= r < len(image) and 0 <= c < len(image[0])
                if inside and image[r][c] == old and (r, c) not in area:
                    area.add((r, c))
                    queue.append((r, c))
        for i, j in area:
            image[i][j] = color
        return image
