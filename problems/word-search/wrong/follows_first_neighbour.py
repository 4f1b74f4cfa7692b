"""Follows only the first adjacent square that has the next letter."""


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
            following = word[position + 1 : position + 2]
            found = next(
                (
                    search(r, c, position + 1)
                    for r, c in (
                        (row + 1, column),
                        (row - 1, column),
                        (row, column + 1),
                        (row, column - 1),
                    )
                    if 0 <= r < rows and 0 <= c < columns
                    if board[r][c] == following
                ),
                not following,
            )
            board[row][column] = word[position]
            return found

        return any(search(row, column, 0) for row in range(rows) for column in range(columns))
