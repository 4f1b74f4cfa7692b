"""Bitmask: one search for both oceans; each square has a bit for each ocean that it feeds.

A square on the stack passes its bits on to the neighbours that are not lower; a neighbour that
gains a bit joins the stack. There are two bits, so a square joins at most twice. The trace stops
after the last gain.

For heights = [[1, 2], [4, 3]]:

    row  column  oceans            gained
    -    -       [[1, 3], [3, 2]]  [(0, 0), (0, 1), (1, 0), (1, 1)]
    1    1       [[1, 3], [3, 2]]  [(0, 0), (0, 1), (1, 0)]
    1    0       [[1, 3], [3, 2]]  [(0, 0), (0, 1)]
    0    1       [[1, 3], [3, 3]]  [(0, 0), (1, 1)]                  (1, 1) gains the Pacific
    return [[0, 1], [1, 0], [1, 1]]
Level: 3
From: multi_source_bfs; the two searches go over the same squares with a set each, so search once,
  with a bit for each ocean
Time: O(m · n)
Space: O(m · n)
"""

PACIFIC, ATLANTIC = 0b01, 0b10
BOTH = PACIFIC | ATLANTIC


class Solution:
    def pacificAtlantic(self, heights: list[list[int]]) -> list[list[int]]:
        rows, columns = len(heights), len(heights[0])
        oceans = [[0] * columns for _ in range(rows)]
        for i in range(rows):
            oceans[i][0] |= PACIFIC
            oceans[i][columns - 1] |= ATLANTIC
        for j in range(columns):
            oceans[0][j] |= PACIFIC
            oceans[rows - 1][j] |= ATLANTIC
        gained = [(i, j) for i in range(rows) for j in range(columns) if oceans[i][j]]
        while gained:
            row, column = gained.pop()
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                inside = 0 <= r < rows and 0 <= c < columns
                if inside and heights[r][c] >= heights[row][column]:
                    bits = oceans[r][c] | oceans[row][column]
                    if bits != oceans[r][c]:
                        oceans[r][c] = bits
                        gained.append((r, c))
        return [[i, j] for i in range(rows) for j in range(columns) if oceans[i][j] == BOTH]
