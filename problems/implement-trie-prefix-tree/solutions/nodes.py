"""A node for each prefix: it keeps its children by letter, and knows whether a word ends there.

All questions take the same walk from the root, one letter at a time. A prefix exists if the walk
stays in the tree; a word exists if, in addition, its last node is marked.
Time: O(L) for each call, with L letters
Space: O(N), for N letters in all words: prefixes that words share are kept once
"""


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
        return self.find(prefix) is not None

    def find(self, prefix):
        """The node of this prefix, or None if there is none."""
        node = self.root
        for letter in prefix:
            node = node.children.get(letter)
            if node is None:
                return None
        return node
