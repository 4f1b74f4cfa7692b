"""Uses the unfinished answer for a square, as if that square could feed no other ocean."""


class Solution:
    def pacificAtlantic(self, heights: list[list[int]]) -> list[list[int]]:
        rows, columns = len(heights), len(heights[0])
        fed = {}

        def oceans(row, column):
            if (row, column) in fed:
                return fed[row, column]
            found = set()
            fed[row, column] = found
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if r < 0 or c < 0:
                    found.add("Pacific")
                elif r == rows or c == columns:
                    found.add("Atlantic")
                elif heights[r][c] <= heights[row][column]:
                    found |= oceans(r, c)
            return found

        squares = [[i, j] for i in range(rows) for j in range(columns)]
        return [[i, j] for i, j in squares if len(oceans(i, j)) == 2]
