"""Backtracking in place: follow the word from every square, and blank the squares on the path.

The invariant: exactly the squares on the current path are blanked. A blank matches no letter, so no
path uses a square twice, and no set is needed. A square gets its letter back when the path steps
back from it, since another path may use it.

Why 3^L, and not 4^L: a square has four neighbours, but one of them is where the path comes from,
and this neighbour is blanked. Only the first square of a path has four ways to go on. The trace
leaves out the calls for squares off the board or with a letter that does not come next.

For board = [["c", "a", "b", "a"]], word = "bac":

    row  column  position  board[0]
    0    2       0         ['c', 'a', 'b', 'a']
    0    3       1         ['c', 'a', '#', 'a']  stuck: no c next to this a
    0    1       1         ['c', 'a', '#', 'a']
    0    0       2         ['c', '#', '#', 'a']
    return True
Level: 2
From: backtracking_with_set; each square with the right letter has to be looked up in a set, so let
  the board itself show which squares are taken
Ask: How could the board itself show that a square is taken, so that the comparison with the next
  letter already fails there?
Beware: wrong/never_releases, wrong/reuses_squares
Time: O(m · n · 3^L) for a word of L letters: from its second square on, a path has at most three
  ways to go on
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
