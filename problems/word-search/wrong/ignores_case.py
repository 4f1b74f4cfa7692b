"""Takes an uppercase letter and its lowercase letter for the same."""


class Solution:
    def exist(self, board, word):
        word = word.lower()
        rows, columns = len(board), len(board[0])

        def search(i, j, position):
            if position == len(word):
                return True
            if not (0 <= i < rows and 0 <= j < columns) or board[i][j].lower() != word[position]:
                return False
            letter, board[i][j] = board[i][j], "#"
            found = any(
                search(row, column, position + 1)
                for row, column in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j))
            )
            board[i][j] = letter
            return found

        return any(search(i, j, 0) for i in range(rows) for j in range(columns))
