"""Trie, visited once with bitmasks: carry along all paths that spell the prefix of a node.

For each square, the node gets the paths that end there: each is a set of squares, the bits of an
integer, so paths over the same squares count as one. The last letter of a word needs no new paths:
one way to reach it is enough. The empty path has no last square, so any square may follow.
Level: 4
From: trie; a node is visited again for each path that spells its prefix, so carry all these paths
  along, and visit it once
Time: O(m · n · 3^L) for words of up to L letters, and O(N) to build, for N letters in all words
Space: O(N + m · n · 3^L), for the paths that spell the prefixes of one word
"""


class Node:
    def __init__(self):
        self.children = {}  # by letter, for longer words
        self.words = {}  # by last letter


class Solution:
    def findWords(self, board: list[list[str]], words: list[str]) -> list[str]:
        root = Node()
        for word in words:
            node = root
            for letter in word[:-1]:
                node = node.children.setdefault(letter, Node())
            node.words[word[-1]] = word

        squares = {
            (row, column): letter
            for row, letters in enumerate(board)
            for column, letter in enumerate(letters)
        }
        bit = {square: 1 << number for number, square in enumerate(squares)}
        near = {None: list(squares)}
        for row, column in squares:
            around = (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
            near[row, column] = [square for square in around if square in squares]
        found = []

        def descend(node, paths):
            """Find the words below this node; the paths spell the prefix that leads to it."""
            longer = {letter: {} for letter in node.children}
            for last, sets in paths.items():
                for square in near[last]:
                    letter = squares[square]
                    if letter in node.words or letter in longer:
                        free = {used | bit[square] for used in sets if (used & bit[square]) == 0}
                        if free and letter in node.words:
                            found.append(node.words.pop(letter))
                        if free and letter in longer:
                            longer[letter].setdefault(square, set()).update(free)
            for letter, more in longer.items():
                if more:
                    descend(node.children[letter], more)

        descend(root, {None: {0}})
        return found
