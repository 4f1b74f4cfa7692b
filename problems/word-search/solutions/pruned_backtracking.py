"""Backtracking with pruning: enter a square only if the rest of the word can be walked from there.

A walk may use squares repeatedly, so walks are easy to find. Dynamic programming goes from the last
letter to the first: a square is hopeful for a letter if it has this letter and is next to a square
that is hopeful for the next letter. Every path is a walk, so pruning loses no path.

For board = [["a", "b", "a", "c"]], word = "bac":

    letter  levels
    'c'     [{(0, 3)}]
    'a'     [{(0, 3)}, {(0, 2)}]            the a at (0, 0) is not next to c
    'b'     [{(0, 3)}, {(0, 2)}, {(0, 1)}]
    return [{(0, 1)}, {(0, 2)}, {(0, 3)}]
Level: 3
From: backtracking; paths lead into squares from which the rest of the word cannot be spelled at
  all, so find out beforehand from where it can
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
        """Whether a path from this square spells the word from letter k on."""
        if k + 1 == len(hopeful):
            return True
        row, column = square
        letter = board[row][column]
        board[row][column] = ""
        found = any(
            board[r][c] and self.spells(board, (r, c), k + 1, hopeful)
            for r, c in hopeful[k + 1] & self.around(square)
        )
        board[row][column] = letter
        return found

    def around(self, square):
        row, column = square
        return {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
