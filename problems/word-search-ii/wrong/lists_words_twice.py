"""Leaves a found word in the trie, so the word is listed once for each path that spells it."""

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

        def search(row, column, above):
            """Find the words that go on with this square."""
            letter = board[row][column]
            node = above[letter]
            if WORD in node:
                found.append(node[WORD])
            board[row][column] = ""
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and board[r][c] in node:
                    search(r, c, node)
            board[row][column] = letter

        for row in range(rows):
            for column in range(columns):
                if board[row][column] in root:
                    search(row, column, root)
        return found
