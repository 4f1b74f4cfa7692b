"""Trie whose nodes have hash sets of suffixes: after the last dot, one lookup per node is enough.

The search keeps all nodes that the part of the pattern read so far may lead to. A letter leads from
each of them to at most one node, a dot to all children, so two dots may lead to 676 nodes. From
these nodes, no path is walked to the end of the pattern: each node has the set of all suffixes that
complete a word.
Level: 4
From: trie; after the last dot, up to 676 paths are walked to their ends letter by letter, so keep
  in each node what may follow
Time: O(L²) to add L letters; O(26 · L + 26²) to search, or O(L) without dots
Space: O(L²) for each word: all its suffixes
"""


class Node:
    def __init__(self):
        self.children = {}
        self.suffixes = set()


class WordDictionary:
    def __init__(self):
        self.root = Node()

    def addWord(self, word: str) -> None:
        node = self.root
        for index, letter in enumerate(word):
            node.suffixes.add(word[index:])
            if letter not in node.children:
                node.children[letter] = Node()
            node = node.children[letter]
        node.suffixes.add("")

    def search(self, word: str) -> bool:
        nodes = [self.root]
        *parts, suffix = word.split(".")
        for letters in parts:
            for letter in letters:
                nodes = [node.children[letter] for node in nodes if letter in node.children]
            nodes = [child for node in nodes for child in node.children.values()]
        return any(suffix in node.suffixes for node in nodes)
