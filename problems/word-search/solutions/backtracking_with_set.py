"""Backtracking with a set: follow the word from every square; a set holds the squares of the path.

Every start and every step is tried, so no path that spells the word is missed. A square is added to
the set when the path enters it, and removed when the path steps back. So the set always has exactly
the squares of the current path: no path uses a square twice, and no square stays taken.

For board = [["a", "b", "a", "c"]], word = "bac":

    i  j  position  used
    0  1  0         set()
    0  0  1         {(0, 1)}
    0  2  1         {(0, 1)}          (0, 0) had no c next to it and was removed
    0  3  2         {(0, 1), (0, 2)}
    return True
Level: 1
Beware: wrong/never_releases
Time: O(m · n · 3^L) on average, with hashing, for a word of L letters
Space: O(L)
"""


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])
        used = set()

        def search(i, j, position):
            """Whether a path from this square spells word[position:]."""
            if position == len(word):
                return True
            if not (0 <= i < rows and 0 <= j < columns) or board[i][j] != word[position]:
                return False
            if (i, j) in used:
                return False
            used.add((i, j))
            found = any(
                search(row, column, position + 1)
                for row, column in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j))
            )
            used.remove((i, j))
            return found

        return any(search(i, j, 0) for i in range(rows) for j in range(columns))
