"""Depth-first, pruned: enter a square only if the rest can be spelled when squares may repeat.

That is worked out before the search, from the last letter back to the first: a square is hopeful
if it has the letter and is next to a square that is hopeful for the next one.
A used square is blanked on the board, and gets its letter back when its paths have been tried.
Time: O(m · n · 3^L) for a word of L letters
Space: O(m · n · L)
"""


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        hopeful = self.hopeful(board, word)
        return any(self.spells(board, square, 0, hopeful) for square in hopeful[0])

    def hopeful(self, board, word):
        """For each letter, the squares from which the rest can be spelled, repeats allowed."""
        squares = [(i, j) for i in range(len(board)) for j in range(len(board[0]))]
        levels = []
        for letter in reversed(word):
            level = {(i, j) for i, j in squares if board[i][j] == letter}
            if levels:
                level = {square for square in level if levels[-1] & self.around(square)}
            levels.append(level)
        return levels[::-1]

    def spells(self, board, square, k, hopeful):
        """Whether the word can be spelled from its k-th letter on, which is on this square."""
        if k + 1 == len(hopeful):
            return True
        i, j = square
        letter, board[i][j] = board[i][j], ""
        found = any(
            board[row][column] and self.spells(board, (row, column), k + 1, hopeful)
            for row, column in hopeful[k + 1] & self.around(square)
        )
        board[i][j] = letter
        return found

    def around(self, square):
        i, j = square
        return {(i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j)}
