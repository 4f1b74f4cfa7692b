"""Marks a word of one letter only if its node is new, not if a longer word has made it.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #38918"


class Node:
    def __init__(self):
        self.children = {}
        self.ends_word = False


class Trie:
    def __init__(self):
        self.root = Node()

    def insert(self, word: str) -> None:
        first = word[0]
        if first not in self.root.children:
            self.root.children[first] = Node()
            if len(word) == 1:
                self.root.children[first].ends_word = True
        node = self.root.children[first]
        for letter in word[1:]:
            if letter not in node.children:
                node.children[letter] = Node()
            node = node.children[letter]
        if len(word) > 1:
            node.ends_word = True

    def search(self, word: str) -> bool:
        node = self.find(word)
        return node is not None and node.ends_word

    def startsWith(self, prefix: str) -> bool:
        return self.find(prefix) is not None

    def find(self, prefix):
        """The node of this prefix, or None if there is none."""
        node = self.root
        for letter in prefix:
            node = node.children.get(letter)
            if node is None:
                return None
        return node
