"""Treats the board as one line of letters: a row's end is next to the start of the next row."""


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
                search(*divmod(i * columns + j + step, columns), position + 1)
                for step in (-columns, -1, 1, columns)
            )
            board[i][j] = word[position]
            return found

        return any(search(i, j, 0) for i in range(rows) for j in range(columns))
