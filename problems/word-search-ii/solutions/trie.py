"""Backtracking with a trie: walk over the board and down the trie at once, for all words together.

Invariant: the letters on the current path spell the prefix of the current node. The search goes
only to squares whose letter is a child, so it turns back as soon as no word has this prefix. A
square is emptied while it is on the path, and filled again afterwards. A found word is removed from
the trie, and so is a branch without words: this pruning keeps the search from going there again.

For board = [["a", "b"], ["c", "d"]], words = ["abd", "acb"]:

    i  j  letter  found
    0  0  a       []
    1  0  c       []         ac is spelled, but no b is next to this c
    0  1  b       []
    1  1  d       []
    1  1  d       ['abd']    abd's branch is removed, up to its b
    return ['abd']
Level: 2
Beware: wrong/lists_words_twice, wrong/never_restores, wrong/stops_at_a_word
Time: O(m · n · 3^L) for words of up to L letters, and O(N) to build, for N letters in all words
Space: O(N); the recursion is up to L calls deep
"""

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
            """Find the words that continue with this square."""
            letter = board[i][j]
            node = above[letter]
            if WORD in node:
                found.append(node.pop(WORD))
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
