"""Backtracking after counting letters: no search if a letter is too rare, and the rarer end first.

A word with three a's needs three squares with an a. So a board with too few squares of some letter
is rejected without a search. Otherwise, the search starts from the end of the word whose letter is
rarer on the board, since fewer squares can be the first one. A path that spells the reversed word
spells the word in the other direction. The trace leaves out the calls for squares off the board or
with a letter that does not come next, and the last call, for which no letter is missing.

For board = [["a", "a"], ["a", "b"]], word = "aab":

    row  column  position  word   board
    1    1       0         'baa'  [['a', 'a'], ['a', 'b']]  there is one b: begin with it
    0    1       1         'baa'  [['a', 'a'], ['a', '#']]
    0    0       2         'baa'  [['a', '#'], ['a', '#']]
    return True
Level: 3
From: backtracking; all paths are tried even if the board has too few of some letter, and from every
  square of a frequent letter, so count the letters first
Time: O(m · n · 3^L) for a word of L letters
Space: O(m · n + L), the counts and the recursion
"""

from collections import Counter


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])
        available = Counter(letter for row in board for letter in row)
        needed = Counter(word)
        if any(available[letter] < count for letter, count in needed.items()):
            return False
        if available[word[-1]] < available[word[0]]:
            word = word[::-1]

        def search(row, column, position):
            """Whether a path from this square spells word[position:]."""
            if position == len(word):
                return True
            if not (0 <= row < rows and 0 <= column < columns):
                return False
            if board[row][column] != word[position]:
                return False
            board[row][column] = "#"
            neighbours = (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
            found = any(search(r, c, position + 1) for r, c in neighbours)
            board[row][column] = word[position]
            return found

        return any(search(row, column, 0) for row in range(rows) for column in range(columns))
