"""Depth-first search, recursive: paint a pixel, then go on to each neighbour with the old colour.

A painted pixel no longer has the old colour, so the image itself records where the search has
been. That fails if the new colour is the old one, but then there is nothing to paint.
Level: 2
Beware: wrong/never_ends_if_colours_agree, wrong/reads_colour_after_painting
Time: O(m · n)
Space: O(m · n), the depth of the recursion: up to m · n calls in an image of one colour
"""


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
        self.fill(image, row - 1, column, old, color)
        self.fill(image, row + 1, column, old, color)
        self.fill(image, row, column - 1, old, color)
        self.fill(image, row, column + 1, old, color)
