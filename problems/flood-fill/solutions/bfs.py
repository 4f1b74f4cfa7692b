"""Breadth-first search: the area grows from the first pixel in rings, and is painted at the end.

A set holds the pixels of the area, whatever their colour, so it does not matter whether the new
colour is the old one.
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
            for i, j in (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1):
                inside = 0 <= i < len(image) and 0 <= j < len(image[0])
                if inside and image[i][j] == old and (i, j) not in area:
                    area.add((i, j))
                    queue.append((i, j))
        for i, j in area:
            image[i][j] = color
        return image
