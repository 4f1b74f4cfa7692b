"""Marks the end of a word with the key "e", which is also the key of the child e."""

CAUGHT_BY = "generated"

END = "e"


class Trie:
    def __init__(self):
        self.root = {}

    def insert(self, word: str) -> None:
        node = self.root
        for letter in word:
            node = node.setdefault(letter, {})
        node[END] = {}

    def search(self, word: str) -> bool:
        node = self.find(word)
        return node is not None and END in node

    def startsWith(self, prefix: str) -> bool:
        return self.find(prefix) is not None

    def find(self, prefix):
        """The node of this prefix, or None if there is none."""
        node = self.root
        for letter in prefix:
            node = node.get(letter)
            if node is None:
                return None
        return node
