"""Marks a used square by flipping its lowest bit: b becomes c. Reported as accepted in 2025."""

REPORTED = "LeetCode-Feedback #29383"


class Solution:
    def exist(self, board, word):
        self.board, self.word = [[ord(letter) for letter in row] for row in board], word
        return any(self.search(i, j, 0) for i in range(len(board)) for j in range(len(board[0])))

    def search(self, i, j, position):
        if position == len(self.word):
            return True
        if not (0 <= i < len(self.board) and 0 <= j < len(self.board[0])):
            return False
        if self.board[i][j] != ord(self.word[position]):
            return False
        self.board[i][j] ^= 1
        found = (
            self.search(i + 1, j, position + 1)
            or self.search(i, j + 1, position + 1)
            or self.search(i - 1, j, position + 1)
            or self.search(i, j - 1, position + 1)
        )
        self.board[i][j] ^= 1
        return found
