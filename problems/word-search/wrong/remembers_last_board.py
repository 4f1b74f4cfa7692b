"""The set of used squares is the class's, and is not emptied when the word is found."""


class Solution:
    used = set()  # noqa: RUF012 (the mistake)

    def exist(self, board, word):
        self.board, self.word = board, word
        return any(self.search(i, j, 0) for i in range(len(board)) for j in range(len(board[0])))

    def search(self, i, j, position):
        if position == len(self.word):
            return True
        if not (0 <= i < len(self.board) and 0 <= j < len(self.board[0])):
            return False
        if (i, j) in self.used or self.board[i][j] != self.word[position]:
            return False
        self.used.add((i, j))
        for row, column in (i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j):
            if self.search(row, column, position + 1):
                return True
        self.used.remove((i, j))
        return False
