"""Returns None for an image of one row, whose last row has the index 0.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #22856"


class Solution:
    def floodFill(self, image: list[list[int]], sr: int, sc: int, color: int) -> list[list[int]]:
        if len(image) - 1 == 0:
            return None
        if image[sr][sc] != color:
            self.fill(image, sr, sc, image[sr][sc], color)
        return image

    def fill(self, image, row, column, old, color):
        if not (0 <= row < len(image) and 0 <= column < len(image[0])):
            return
        if image[row][column] != old:
            return
        image[row][column] = color
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            self.fill(image, r, c, old, color)
