"""Requires another letter after a prefix, so a word is not a prefix of itself."""


class Node:
    def __init__(self):
        self.children = {}
        self.ends_word = False


class Trie:
    def __init__(self):
        self.root = Node()

    def insert(self, word: str) -> None:
        node = self.root
        for letter in word:
            if letter not in node.children:
                node.children[letter] = Node()
            node = node.children[letter]
        node.ends_word = True

    def search(self, word: str) -> bool:
        node = self.find(word)
        return node is not None and node.ends_word

    def startsWith(self, prefix: str) -> bool:
        node = self.find(prefix)
        return node is not None and bool(node.children)

    def find(self, prefix):
        """The node of this prefix, or None if there is none."""
        node = self.root
        for letter in prefix:
            node = node.children.get(letter)
            if node is None:
                return None
        return node
