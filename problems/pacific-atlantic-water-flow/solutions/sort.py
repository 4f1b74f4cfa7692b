"""Sorting, then dynamic programming: go from the lowest squares up, so lower neighbours are known.

Squares of the same height that touch share their water. They feed the oceans on their own shores,
and the oceans that their lower neighbours feed.
Level: 3
From: wrong/searches_from_each_square; every search visits the same lower squares again, although
  each of them has one answer, so find it once, from the lowest square up
Time: O(m · n · log(m · n)), to sort the squares
Space: O(m · n)
"""


class Solution:
    def pacificAtlantic(self, heights: list[list[int]]) -> list[list[int]]:
        rows, columns = len(heights), len(heights[0])
        squares = [(i, j) for i in range(rows) for j in range(columns)]
        squares.sort(key=lambda square: heights[square[0]][square[1]])
        fed = {}  # {square: the oceans that its water reaches}, a set that level ground shares
        for square in squares:
            if square in fed:
                continue
            oceans = fed[square] = set()
            level = [square]
            for row, column in level:  # the list grows as we read it
                if row == 0 or column == 0:
                    oceans.add("Pacific")
                if row == rows - 1 or column == columns - 1:
                    oceans.add("Atlantic")
                for r, c in (
                    (row + 1, column),
                    (row - 1, column),
                    (row, column + 1),
                    (row, column - 1),
                ):
                    if not (0 <= r < rows and 0 <= c < columns):
                        continue
                    if heights[r][c] < heights[row][column]:
                        oceans |= fed[r, c]
                    elif heights[r][c] == heights[row][column] and (r, c) not in fed:
                        fed[r, c] = oceans
                        level.append((r, c))
        return [[i, j] for i, j in squares if len(fed[i, j]) == 2]
