"""Bidirectional backtracking: searches from both ends take turns; the first to finish decides.

A search that starts from one end may need many paths where the search from the other end fails at
once. Each search is a generator that pauses at every square, so the slower search takes at most one
step more than the faster one. Each blanks the squares on its path, so it needs its own board.
Level: 4
From: rarer_end_first; an estimate can be wrong, so start from both ends, and let the two searches
  take turns
Time: O(m · n · L · 3^L) for a word of L letters: a pause passes through up to L generators
Space: O(m · n + L)
"""


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        letters = {(i, j): letter for i, row in enumerate(board) for j, letter in enumerate(row)}
        forwards = self.search(dict(letters), word)
        backwards = self.search(dict(letters), word[::-1])
        turns = zip(forwards, backwards)  # end when either search has tried everything
        return any(True in turn for turn in turns)

    def search(self, letters, word):
        for square in letters:
            yield from self.follow(letters, square, word, 0)

    def follow(self, letters, square, word, position):
        """Yield False for each square looked at, and True once word[position:] is spelled."""
        yield False
        if letters.get(square) != word[position]:
            return
        if position + 1 == len(word):
            yield True
            return
        letters[square] = ""
        row, column = square
        for near in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
            yield from self.follow(letters, near, word, position + 1)
        letters[square] = word[position]
