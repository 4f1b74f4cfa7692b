"""Depth-first search, recursive: paint a pixel, then go on to each neighbour with the old colour.

A painted pixel no longer has the old colour, so the image itself records where the search has been.
That fails if the new colour is the old one, but then there is nothing to paint. The neighbours come
in the order down, up, right, left, as in all solutions that loop over the four neighbours of a
square. The trace leaves out the calls for pixels that are off the image or painted already.

For image = [[1, 1], [0, 1]], sr = 0, sc = 1, color = 2:

    row  column  image
    0    1       [[1, 1], [0, 1]]
    1    1       [[1, 2], [0, 1]]
    1    0       [[1, 2], [0, 2]]  another colour: back
    0    0       [[1, 2], [0, 2]]  the last neighbour of (0, 1)
    1    0       [[2, 2], [0, 2]]  again another colour
    return [[2, 2], [0, 2]]
Level: 2
From: brute_force; each sweep looks at all pixels again, although only a neighbour of a pixel that
  has just joined can join, so go straight to these neighbours
Ask: You have just painted a pixel: which pixels can be next? How do you notice that you have been
  to a pixel before?
Beware: wrong/never_ends_if_colours_agree, wrong/reads_colour_after_painting
Time: O(m · n)
Space: O(m · n), the depth of the recursion: up to m · n + 1 calls in an image of one colour
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
        for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            self.fill(image, r, c, old, color)
