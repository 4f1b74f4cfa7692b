"""Never releases a used square, not even for other paths.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #4193"


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def search(i, j, position):
            """Whether a path from this square spells word[: position + 1] backwards."""
            if position < 0:
                return True
            if not (0 <= i < rows and 0 <= j < columns) or board[i][j] != word[position]:
                return False
            board[i][j] = "#"
            return any(
                search(row, column, position - 1)
                for row, column in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j))
            )

        return any(search(i, j, len(word) - 1) for i in range(rows) for j in range(columns))
