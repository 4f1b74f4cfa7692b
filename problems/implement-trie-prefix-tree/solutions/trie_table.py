"""Trie in one hash map: nodes are numbers, and the map says where each letter leads from a node.

Its keys are pairs of a node and a letter, its values are nodes. The root is 0, and each new node
gets the next number. A set holds the nodes where words end. Nodes need no class of their own.

For ["Trie", "insert", "insert"], [[], ["ab"], ["ac"]]:

    letter  node  self.below
    a       1     {(0, 'a'): 1}
    b       2     {(0, 'a'): 1, (1, 'b'): 2}
    a       1     {(0, 'a'): 1, (1, 'b'): 2}               the root has a child a
    c       3     {(0, 'a'): 1, (1, 'b'): 2, (1, 'c'): 3}
Level: 3
From: trie; each node is an object with a dictionary of its own, so number the nodes, and keep all
  links in one dictionary
Time: O(L) for each call, with L letters
Space: O(N), for N letters in all words: prefixes that words share are kept once
"""

ROOT = 0


class Trie:
    def __init__(self):
        self.below = {}
        self.ends = set()

    def insert(self, word: str) -> None:
        node = ROOT
        for letter in word:
            node = self.below.setdefault((node, letter), len(self.below) + 1)
        self.ends.add(node)

    def search(self, word: str) -> bool:
        return self.find(word) in self.ends

    def startsWith(self, prefix: str) -> bool:
        return self.find(prefix) is not None

    def find(self, prefix):
        """The node of this prefix, or None if there is none."""
        node = ROOT
        for letter in prefix:
            node = self.below.get((node, letter))  # from None, no letter leads on
        return node
