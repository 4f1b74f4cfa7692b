"""Repeated sweeps: go through the whole image until a sweep adds no pixel to the area.

A pixel joins the area when it has the old colour and a neighbour in the area. When a sweep adds
nothing, no pixel outside the area qualifies, so the area is complete.

For image = [[1, 1], [0, 1]], sr = 1, sc = 1, color = 2:

    area
    {(1, 1)}
    {(0, 1), (1, 1)}          (0, 0) comes too early in this sweep
    {(0, 0), (0, 1), (1, 1)}
    return [[2, 2], [0, 2]]
Level: 1
Time: O((m · n)²): in a winding area, a sweep may add only a few pixels
Space: O(m · n)
"""


class Solution:
    def floodFill(self, image: list[list[int]], sr: int, sc: int, color: int) -> list[list[int]]:
        rows, columns = len(image), len(image[0])
        old = image[sr][sc]
        area = {(sr, sc)}
        grown = True
        while grown:
            grown = False
            for i in range(rows):
                for j in range(columns):
                    if image[i][j] != old or (i, j) in area:
                        continue
                    if area & {(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)}:
                        area.add((i, j))
                        grown = True
        for i, j in area:
            image[i][j] = color
        return image
