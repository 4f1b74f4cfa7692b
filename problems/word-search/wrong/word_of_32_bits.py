"""Keeps the used squares in a 32-bit word, as in C, but there may be 36 squares."""

CAUGHT_BY = "killers"

WORD = 0xFFFFFFFF


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def search(row, column, position, used):
            """Whether a path from this square spells word[position:]."""
            if position == len(word):
                return True
            if not (0 <= row < rows and 0 <= column < columns):
                return False
            if board[row][column] != word[position]:
                return False
            if used >> row * columns + column & 1:
                return False
            used |= 1 << row * columns + column & WORD
            neighbours = (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
            return any(search(r, c, position + 1, used) for r, c in neighbours)

        return any(search(row, column, 0, 0) for row in range(rows) for column in range(columns))
