"""Overwrites the mark of every node on the way, which unmarks shorter words."""


class Node:
    def __init__(self):
        self.children = {}
        self.ends_word = False


class Trie:
    def __init__(self):
        self.root = Node()

    def insert(self, word: str) -> None:
        node = self.root
        for index, letter in enumerate(word, 1):
            if letter not in node.children:
                node.children[letter] = Node()
            node = node.children[letter]
            node.ends_word = index == len(word)

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
