"""Uses the number of rows as the number of columns, and leaves the board or misses squares."""


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows = columns = len(board)

        def search(row, column, position):
            """Whether a path from this square spells word[position:]."""
            if position == len(word):
                return True
            if not (0 <= row < rows and 0 <= column < columns):
                return False
            if board[row][column] != word[position]:
                return False
            board[row][column] = "#"
            neighbours = (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
            found = any(search(r, c, position + 1) for r, c in neighbours)
            board[row][column] = word[position]
            return found

        return any(search(row, column, 0) for row in range(rows) for column in range(columns))
