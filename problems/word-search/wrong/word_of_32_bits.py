"""Keeps the used squares in a 32-bit word, as in C, but there may be 36 squares."""

CAUGHT_BY = "killers"

WORD = 0xFFFFFFFF


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def search(i, j, position, used):
            """Whether a path from this square spells word[position:]."""
            if position == len(word):
                return True
            if not (0 <= i < rows and 0 <= j < columns) or board[i][j] != word[position]:
                return False
            if used >> i * columns + j & 1:
                return False
            used |= 1 << i * columns + j & WORD
            return any(
                search(row, column, position + 1, used)
                for row, column in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j))
            )

        return any(search(i, j, 0, 0) for i in range(rows) for j in range(columns))
