"""Treats every prefix of a word as a word, even where no word ends."""


class Node:
    def __init__(self):
        self.children = {}


class Trie:
    def __init__(self):
        self.root = Node()

    def insert(self, word: str) -> None:
        node = self.root
        for letter in word:
            if letter not in node.children:
                node.children[letter] = Node()
            node = node.children[letter]

    def search(self, word: str) -> bool:
        return self.startsWith(word)

    def startsWith(self, prefix: str) -> bool:
        node = self.root
        for letter in prefix:
            node = node.children.get(letter)
            if node is None:
                return False
        return True
