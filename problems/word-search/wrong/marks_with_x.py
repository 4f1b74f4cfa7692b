"""Marks a used square with x, which is a letter like any other."""

CAUGHT_BY = "constants"


class Solution:
    def exist(self, board, word):
        rows, columns = len(board), len(board[0])
        letters = [letter for row in board for letter in row]
        if letters.count(word[0]) > letters.count(word[-1]):
            word = word[::-1]  # fewer squares to start from

        def search(i, j, position):
            if position == len(word):
                return True
            if not (0 <= i < rows and 0 <= j < columns) or board[i][j] != word[position]:
                return False
            board[i][j] = "x"
            found = any(
                search(row, column, position + 1)
                for row, column in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j))
            )
            board[i][j] = word[position]
            return found

        return any(search(i, j, 0) for i in range(rows) for j in range(columns))
