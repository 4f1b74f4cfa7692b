"""Depth-first search from every square: follow the word letter by letter, and step back when stuck.

A square on the path is blanked on the board while the search goes on from it, so that it cannot be
used twice, and gets its letter back before the next way is tried.
Time: O(m · n · 3^L) for a word of L letters
Space: O(L), the depth of the recursion
"""


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def search(i, j, position):
            """Whether a path from this square spells word[position:]."""
            if position == len(word):
                return True
            if not (0 <= i < rows and 0 <= j < columns) or board[i][j] != word[position]:
                return False
            board[i][j] = "#"
            found = any(
                search(row, column, position + 1)
                for row, column in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j))
            )
            board[i][j] = word[position]
            return found

        return any(search(i, j, 0) for i in range(rows) for j in range(columns))
