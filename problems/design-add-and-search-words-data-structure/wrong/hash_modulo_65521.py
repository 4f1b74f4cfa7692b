"""Finds words without dots by a hash modulo 65,521, which several words may share."""

CAUGHT_BY = "killers"


class WordDictionary:
    def __init__(self):
        self.hashes, self.root = set(), {}

    def addWord(self, word: str) -> None:
        self.hashes.add(self.hashed(word))
        node = self.root
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = {}

    def search(self, word: str) -> bool:
        if "." not in word:
            return self.hashed(word) in self.hashes
        nodes = [self.root]
        for letter in word:
            nodes = [below for node in nodes for own, below in node.items() if letter in (own, ".")]
        return any("" in node for node in nodes)

    def hashed(self, word):
        value = 0
        for letter in word:
            value = (31 * value + ord(letter)) % 65521
        return value
