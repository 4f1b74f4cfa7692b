"""Backtracking with a trie of words that begin at the end whose letter is rarer on the board.

If the first letter is rare, paths begin at fewer squares. A word that needs some letter more often
than the board has it is left out at once. The other words enter the trie, some of them reversed, so
two words may end at one node, such as ab and ba reversed.
Level: 3
From: trie; paths begin at every square with the first letter of a word, even if its last letter is
  rare, so begin at the rarer end
Time: O(m · n · 3^L) for words of up to L letters, and O(N) to build, for N letters in all words
Space: O(N + m · n); the recursion is up to L calls deep
"""

from collections import Counter

WORDS = "words"  # longer than a letter, so it is never the key of a child


class Solution:
    def findWords(self, board: list[list[str]], words: list[str]) -> list[str]:
        squares = {
            (row, column): letter
            for row, letters in enumerate(board)
            for column, letter in enumerate(letters)
        }
        on_board = Counter(squares.values())
        root = {}
        for word in words:
            if Counter(word) <= on_board:
                begins_rarer = on_board[word[0]] <= on_board[word[-1]]
                node = root
                for letter in word if begins_rarer else reversed(word):
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
            row, column = square
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if (r, c) in squares:
                    search((r, c), node)
            squares[square] = letter
            if not node:
                del above[letter]

        for square in list(squares):
            search(square, root)
        return found
