"""Replaces the colour everywhere, even where it is not connected to the first pixel."""


class Solution:
    def floodFill(self, image: list[list[int]], sr: int, sc: int, color: int) -> list[list[int]]:
        old = image[sr][sc]
        return [[color if value == old else value for value in row] for row in image]
