"""Treats the board as one line of letters: a row's end is next to the start of the next row."""


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
            board[row][column] = "#"
            found = any(
                search(*divmod(row * columns + column + step, columns), position + 1)
                for step in (-columns, -1, 1, columns)
            )
            board[row][column] = word[position]
            return found

        return any(search(row, column, 0) for row in range(rows) for column in range(columns))
