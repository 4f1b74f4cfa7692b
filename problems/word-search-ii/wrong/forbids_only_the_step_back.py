"""Forbids only the step straight back, so a path of five squares may end where it began.

Reported as accepted in 2023.
"""

REPORTED = "LeetCode-Feedback #12137"
WORD = "word"  # longer than a letter, so it is never the key of a child


class Solution:
    def findWords(self, board: list[list[str]], words: list[str]) -> list[str]:
        rows, columns = len(board), len(board[0])
        root = {}
        for word in words:
            node = root
            for letter in word:
                node = node.setdefault(letter, {})
            node[WORD] = word
        found = []

        def search(i, j, before, node):
            """Find the words that continue with this square, reached from the square `before`."""
            if not (0 <= i < rows and 0 <= j < columns) or board[i][j] not in node:
                return
            node = node[board[i][j]]
            if WORD in node:
                found.append(node.pop(WORD))
            for near in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                if near != before:
                    search(*near, (i, j), node)

        for i in range(rows):
            for j in range(columns):
                search(i, j, None, root)
        return found
