"""Follows only one child at a dot, although another child may lead to a word that fits."""


class Node:
    def __init__(self):
        self.children = {}
        self.ends_word = False


class WordDictionary:
    def __init__(self):
        self.root = Node()

    def addWord(self, word: str) -> None:
        node = self.root
        for letter in word:
            if letter not in node.children:
                node.children[letter] = Node()
            node = node.children[letter]
        node.ends_word = True

    def search(self, word: str) -> bool:
        return self.fits(self.root, word, 0)

    def fits(self, node, word, index):
        """Whether a word from here on fits word[index:]."""
        if index == len(word):
            return node.ends_word
        if word[index] == ".":
            for child in node.children.values():
                return self.fits(child, word, index + 1)
            return False
        child = node.children.get(word[index])
        return child is not None and self.fits(child, word, index + 1)
