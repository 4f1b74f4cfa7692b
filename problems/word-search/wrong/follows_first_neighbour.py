"""Follows only the first adjacent square that has the next letter."""


class Solution:
    def exist(self, board, word):
        rows, columns = len(board), len(board[0])

        def search(i, j, position):
            if position == len(word):
                return True
            if not (0 <= i < rows and 0 <= j < columns) or board[i][j] != word[position]:
                return False
            board[i][j] = "#"
            ways = [
                (row, column)
                for row, column in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j))
                if 0 <= row < rows and 0 <= column < columns
                if board[row][column] == word[position + 1 : position + 2]
            ]
            found = position + 1 == len(word) or (ways and search(*ways[0], position + 1))
            board[i][j] = word[position]
            return bool(found)

        return any(search(i, j, 0) for i in range(rows) for j in range(columns))
