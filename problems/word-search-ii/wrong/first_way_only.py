"""Follows only the first adjacent square with the right letter, not the other ones.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3722"


class Solution:
    def findWords(self, board: list[list[str]], words: list[str]) -> list[str]:
        squares = {(i, j): letter for i, row in enumerate(board) for j, letter in enumerate(row)}

        def search(i, j, used, word, index):
            """Whether a path that goes on from this square spells word[index:]."""
            if index == len(word):
                return True
            for near in (i, j + 1), (i, j - 1), (i - 1, j), (i + 1, j):
                if near not in used and squares.get(near) == word[index]:
                    return search(*near, {*used, near}, word, index + 1)
            return False

        def on_the_board(word):
            starts = [square for square in squares if squares[square] == word[0]]
            return any(search(i, j, {(i, j)}, word, 1) for i, j in starts)

        return [word for word in words if on_the_board(word)]
