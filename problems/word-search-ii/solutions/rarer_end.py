"""Backtracking with a trie and pruning: spell each word from the end that is rarer on the board.

Fewer paths begin at a rare letter. A word that needs some letter more often than the board has it
is left out at once. The other words enter the trie, some of them reversed, so two words may end at
one node, such as ab and ba reversed.
Level: 3
Time: O(m · n · 3^L) for words of up to L letters, and O(N) to build, for N letters in all words
Space: O(N); the recursion is up to L calls deep
"""

from collections import Counter

WORDS = "words"  # longer than a letter, so it is never the key of a child


class Solution:
    def findWords(self, board: list[list[str]], words: list[str]) -> list[str]:
        squares = {(i, j): letter for i, row in enumerate(board) for j, letter in enumerate(row)}
        on_board = Counter(squares.values())
        root = {}
        for word in words:
            if Counter(word) <= on_board:
                node = root
                for letter in word if on_board[word[0]] <= on_board[word[-1]] else reversed(word):
                    node = node.setdefault(letter, {})
                node.setdefault(WORDS, []).append(word)
        found = []

        def search(square, above):
            """Find the words that continue with this square."""
            letter = squares[square]
            if letter not in above:
                return
            node = above[letter]
            found.extend(node.pop(WORDS, []))
            del squares[square]
            i, j = square
            for near in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                if near in squares:
                    search(near, node)
            squares[square] = letter
            if not node:
                del above[letter]

        for square in list(squares):
            search(square, root)
        return found
