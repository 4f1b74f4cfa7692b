"""A trie whose nodes know the ends of their words: after the last dot, one look into each will do.

The search keeps all nodes that it may have reached: a letter leads from each to one node at most, a
dot to all children. Two dots may lead to 676 nodes. No path is walked from there to the end of the
word: whether a node's set has the rest of the word is a single question.
Time: O(L²) to add L letters; O(26 · L + 26²) to search, or O(L) without dots
Space: O(L²) for each word: all its ends
"""


class Node:
    def __init__(self):
        self.children = {}
        self.rests = set()


class WordDictionary:
    def __init__(self):
        self.root = Node()

    def addWord(self, word: str) -> None:
        node = self.root
        for place, letter in enumerate(word):
            node.rests.add(word[place:])
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
        return any(rest in node.rests for node in nodes)
