"""Brute force by backtracking: searches the board for each word separately, from every square.

Level: 1
Time: O(w · m · n · 3^L) for w words of up to L letters
Space: O(L), the depth of the recursion
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def findWords(self, board: list[list[str]], words: list[str]) -> list[str]:
        rows, columns = len(board), len(board[0])

        def search(i, j, word, place):
            """Whether a path from this square spells word[place:]."""
            if place == len(word):
                return True
            if not (0 <= i < rows and 0 <= j < columns) or board[i][j] != word[place]:
                return False
            board[i][j] = ""
            found = any(
                search(row, column, word, place + 1)
                for row, column in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1))
            )
            board[i][j] = word[place]
            return found

        squares = [(i, j) for i in range(rows) for j in range(columns)]
        return [word for word in words if any(search(i, j, word, 0) for i, j in squares)]
