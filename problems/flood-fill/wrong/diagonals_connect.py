"""Fills in all eight directions, but pixels that touch only at a corner are not connected."""


class Solution:
    def floodFill(self, image: list[list[int]], sr: int, sc: int, color: int) -> list[list[int]]:
        if image[sr][sc] != color:
            self.fill(image, sr, sc, image[sr][sc], color)
        return image

    def fill(self, image, row, column, old, color):
        if not (0 <= row < len(image) and 0 <= column < len(image[0])):
            return
        if image[row][column] != old:
            return
        image[row][column] = color
        for r in (row - 1, row, row + 1):
            for c in (column - 1, column, column + 1):
                self.fill(image, r, c, old, color)
