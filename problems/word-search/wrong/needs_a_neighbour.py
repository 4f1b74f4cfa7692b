"""Notices the end of the word only on a further square, which may not exist."""


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def search(i, j, position):
            """Whether a path from this square spells word[position:]."""
            if not (0 <= i < rows and 0 <= j < columns):
                return False
            if position == len(word):
                return True
            if board[i][j] != word[position]:
                return False
            board[i][j] = "#"
            found = any(
                search(row, column, position + 1)
                for row, column in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j))
            )
            board[i][j] = word[position]
            return found

        return any(search(i, j, 0) for i in range(rows) for j in range(columns))
