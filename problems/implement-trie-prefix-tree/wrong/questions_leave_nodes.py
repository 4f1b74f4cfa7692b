"""Makes nodes for the letters of a query, so a later query finds them."""

from collections import defaultdict


class Node:
    def __init__(self):
        self.children = defaultdict(Node)
        self.ends_word = False


class Trie:
    def __init__(self):
        self.root = Node()

    def insert(self, word: str) -> None:
        node = self.root
        for letter in word:
            node = node.children[letter]
        node.ends_word = True

    def search(self, word: str) -> bool:
        node = self.find(word)
        return node.ends_word

    def startsWith(self, prefix: str) -> bool:
        node = self.find(prefix)
        return node.ends_word or bool(node.children)

    def find(self, prefix):
        """The node of this prefix."""
        node = self.root
        for letter in prefix:
            node = node.children[letter]
        return node
