"""Follows every path as far as the word is long, and compares the letters only then."""

CAUGHT_BY = "killers"
VERDICT = "Time Limit Exceeded"


class Solution:
    def exist(self, board, word):
        rows, columns = len(board), len(board[0])

        def search(path):
            if len(path) == len(word):
                return "".join(board[i][j] for i, j in path) == word
            i, j = path[-1]
            return any(
                search([*path, (row, column)])
                for row, column in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j))
                if 0 <= row < rows and 0 <= column < columns and (row, column) not in path
            )

        return any(search([(i, j)]) for i in range(rows) for j in range(columns))
