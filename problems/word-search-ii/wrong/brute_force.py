"""Backtracking for one word at a time: searches the board from every square for each word.

Level: 1
Time: O(w · m · n · 3^L) for w words of up to L letters
Space: O(L), the depth of the recursion
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def findWords(self, board: list[list[str]], words: list[str]) -> list[str]:
        rows, columns = len(board), len(board[0])

        def search(row, column, word, index):
            """Whether a path from this square spells word[index:]."""
            if index == len(word):
                return True
            if not (0 <= row < rows and 0 <= column < columns) or board[row][column] != word[index]:
                return False
            board[row][column] = ""
            near = (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
            found = any(search(r, c, word, index + 1) for r, c in near)
            board[row][column] = word[index]
            return found

        squares = [(row, column) for row in range(rows) for column in range(columns)]
        return [word for word in words if any(search(r, c, word, 0) for r, c in squares)]
