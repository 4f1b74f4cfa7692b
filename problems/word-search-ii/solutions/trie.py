"""Backtracking with a trie: walk over the board and down the trie, for all words at once.

Invariant: the letters on the current path spell the prefix of the current node. The search goes
only to squares whose letter is a child, so it turns back as soon as no word has this prefix. A
square is emptied while it is on the path, and filled again afterwards. A found word is removed from
the trie, and so is a branch without words: this pruning keeps the search from going there again.
From its second square on, a path has at most three ways on, since the fourth neighbour is where it
comes from. The trace has a line for each call of `search`, written when it ends.

For board = [["a", "b"], ["c", "d"]], words = ["abd", "acb"]:

    row  column  letter  found
    1    0       c       []       ac is spelled, but no b is next to this c
    1    1       d       ['abd']  no word is left below d: its branch is removed
    0    1       b       ['abd']  and so is the branch of b
    0    0       a       ['abd']  acb is still below a
    return ['abd']
Level: 2
From: wrong/brute_force; words that begin alike are searched along the same paths again, so put them
  into a trie, and search for all at once
Ask: While you walk over the board, which words can the letters so far still become? How do you
  notice that there are none?
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

        def search(row, column, above):
            """Find the words that continue with this square."""
            letter = board[row][column]
            node = above[letter]
            if WORD in node:
                found.append(node.pop(WORD))
            board[row][column] = ""
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and board[r][c] in node:
                    search(r, c, node)
            board[row][column] = letter
            if not node:
                del above[letter]

        for row in range(rows):
            for column in range(columns):
                if board[row][column] in root:
                    search(row, column, root)
        return found
