"""Remembers dead ends only by square and place in the word, but other paths may continue there.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #4012"


class Solution:
    def findWords(self, board: list[list[str]], words: list[str]) -> list[str]:
        squares = {(i, j): letter for i, row in enumerate(board) for j, letter in enumerate(row)}

        def search(i, j, used, word, index, known):
            """Whether a path that goes on from this square spells word[index:]."""
            if index == len(word):
                return True
            if (i, j, index) not in known:
                around = (i - 1, j), (i, j + 1), (i + 1, j), (i, j - 1)
                known[i, j, index] = any(
                    search(*near, {*used, near}, word, index + 1, known)
                    for near in around
                    if near not in used and squares.get(near) == word[index]
                )
            return known[i, j, index]

        def on_the_board(word):
            known = {}
            starts = [square for square in squares if squares[square] == word[0]]
            return any(search(i, j, {(i, j)}, word, 1, known) for i, j in starts)

        return [word for word in words if on_the_board(word)]
