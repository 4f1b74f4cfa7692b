"""Keeps the used squares in a class attribute that is not emptied when the word is found."""


class Solution:
    used = set()  # noqa: RUF012 (the mistake)

    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def search(i, j, position):
            """Whether a path from this square spells word[position:]."""
            if position == len(word):
                return True
            if not (0 <= i < rows and 0 <= j < columns) or board[i][j] != word[position]:
                return False
            if (i, j) in self.used:
                return False
            self.used.add((i, j))
            found = any(
                search(row, column, position + 1)
                for row, column in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j))
            )
            if not found:
                self.used.remove((i, j))
            return found

        return any(search(i, j, 0) for i in range(rows) for j in range(columns))
