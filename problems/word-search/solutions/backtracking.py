"""Backtracking in place: follow the word from every square, and blank the squares on the path.

The invariant: exactly the squares on the current path are blanked. A blank matches no letter, so no
path uses a square twice, and no set is needed. A square gets its letter back when the path steps
back from it, since another path may use it.

For board = [["a", "b", "a", "c"]], word = "bac":

    i  j  position  board[0]
    0  1  0         ['a', 'b', 'a', 'c']
    0  0  1         ['a', '#', 'a', 'c']  stuck: no c next to this a
    0  2  1         ['a', '#', 'a', 'c']
    0  3  2         ['a', '#', '#', 'c']
    return True
Level: 2
Beware: wrong/never_releases, wrong/reuses_squares
Time: O(m · n · 3^L) for a word of L letters
Space: O(L), the depth of the recursion
"""


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

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
