"""Copies the board at every step to mark one square in it."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def search(board, i, j, position):
            """Whether a path from this square spells word[position:]."""
            if position == len(word):
                return True
            if not (0 <= i < rows and 0 <= j < columns) or board[i][j] != word[position]:
                return False
            board = deepcopy(board)
            board[i][j] = "#"
            return any(
                search(board, row, column, position + 1)
                for row, column in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j))
            )

        return any(search(board, i, j, 0) for i in range(rows) for j in range(columns))
