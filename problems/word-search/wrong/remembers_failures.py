"""Never retries a square for a letter where it failed once, but another path may succeed there."""


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])
        failed = set()

        def search(i, j, position):
            """Whether a path from this square spells word[position:]."""
            if position == len(word):
                return True
            if not (0 <= i < rows and 0 <= j < columns) or board[i][j] != word[position]:
                return False
            if (i, j, position) in failed:
                return False
            board[i][j] = "#"
            found = any(
                search(row, column, position + 1)
                for row, column in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j))
            )
            board[i][j] = word[position]
            if not found:
                failed.add((i, j, position))
            return found

        return any(search(i, j, 0) for i in range(rows) for j in range(columns))
