"""Backtracking with a set: follow the word from every square; a set holds the squares of the path.

Every start and every step is tried, so no path that spells the word is missed. A square is added to
the set when the path enters it, and removed when the path steps back. So the set always has exactly
the squares of the current path: no path uses a square twice, and no square stays taken. The trace
leaves out the calls for squares off the board or with a letter that does not come next.

For board = [["c", "a", "b", "a"]], word = "bac":

    row  column  position  used
    0    2       0         set()
    0    3       1         {(0, 2)}
    0    1       1         {(0, 2)}          (0, 3) had no c next to it and was removed
    0    0       2         {(0, 1), (0, 2)}
    return True
Level: 1
From: wrong/brute_force; a path that differs from the word in its first letter is still walked to
  the end, so compare each letter on the way
Ask: At a square with the right letter, which squares may come next? What must be undone if none of
  them leads to the end of the word?
Beware: wrong/never_releases
Time: O(m · n · 3^L), for a word of L letters: after the first step, one of the four
  neighbours is taken by the path itself
Space: O(L)
"""


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])
        used = set()

        def search(row, column, position):
            """Whether a path from this square spells word[position:]."""
            if position == len(word):
                return True
            if not (0 <= row < rows and 0 <= column < columns):
                return False
            if board[row][column] != word[position]:
                return False
            if (row, column) in used:
                return False
            used.add((row, column))
            neighbours = (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
            found = any(search(r, c, position + 1) for r, c in neighbours)
            used.remove((row, column))
            return found

        return any(search(row, column, 0) for row in range(rows) for column in range(columns))
