"""Brute force: walks all paths as long as the word, and compares them with it only at the end.

Level: 1
Time: O(L · m · n · 3^L) for a word of L letters
Space: O(L²)
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        letters = {(i, j): letter for i, row in enumerate(board) for j, letter in enumerate(row)}

        def walk(path):
            """Whether this path, or a path that begins with it, spells the word."""
            if len(path) == len(word):
                return "".join(letters[square] for square in path) == word
            row, column = path[-1]
            neighbours = (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
            return any(
                walk([*path, near]) for near in neighbours if near in letters and near not in path
            )

        return any(walk([square]) for square in letters)
