"""Does not remember which squares are used."""


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def search(row, column, position):
            """Whether a path from this square spells word[position:]."""
            if position == len(word):
                return True
            if not (0 <= row < rows and 0 <= column < columns):
                return False
            if board[row][column] != word[position]:
                return False
            neighbours = (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
            return any(search(r, c, position + 1) for r, c in neighbours)

        return any(search(row, column, 0) for row in range(rows) for column in range(columns))
