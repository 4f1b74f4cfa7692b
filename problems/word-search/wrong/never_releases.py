"""A square once visited stays visited, on whatever path it was. Reported as accepted in 2021."""

REPORTED = "LeetCode-Feedback #4193"


class Solution:
    def exist(self, board, word):
        self.board, self.word = board, word
        self.visited = [[False] * len(board[0]) for _ in board]
        return any(
            self.search(i, j, len(word) - 1)
            for i in range(len(board))
            for j in range(len(board[0]))
        )

    def search(self, i, j, position):
        """From the last letter to the first."""
        if position < 0:
            return True
        if not (0 <= i < len(self.board) and 0 <= j < len(self.board[0])):
            return False
        if self.visited[i][j] or self.board[i][j] != self.word[position]:
            return False
        self.visited[i][j] = True
        return (
            self.search(i - 1, j, position - 1)
            or self.search(i + 1, j, position - 1)
            or self.search(i, j - 1, position - 1)
            or self.search(i, j + 1, position - 1)
        )
