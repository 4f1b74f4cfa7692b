"""Turns back when it has found a word, but a longer word may continue from there."""

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

        def search(i, j, above):
            """Find the words that go on with this square."""
            letter = board[i][j]
            node = above[letter]
            if WORD in node:
                found.append(node.pop(WORD))
                return
            board[i][j] = ""
            for row, column in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                if 0 <= row < rows and 0 <= column < columns and board[row][column] in node:
                    search(row, column, node)
            board[i][j] = letter
            if not node:
                del above[letter]

        for i in range(rows):
            for j in range(columns):
                if board[i][j] in root:
                    search(i, j, root)
        return found
