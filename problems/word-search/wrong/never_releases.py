"""Never releases a used square, not even for other paths.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #4193"


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def search(row, column, position):
            """Whether a path from this square spells word[: position + 1] backwards."""
            if position < 0:
                return True
            if not (0 <= row < rows and 0 <= column < columns):
                return False
            if board[row][column] != word[position]:
                return False
            board[row][column] = "#"
            neighbours = (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
            return any(search(r, c, position - 1) for r, c in neighbours)

        return any(
            search(row, column, len(word) - 1) for row in range(rows) for column in range(columns)
        )
