"""Trie whose nodes hold an array of 26 children: the code of a letter is the index of its child.

The codes of a to z are consecutive numbers, so the difference of a letter's code and the code of a
is an index: 0 for a, 25 for z. The walk is as in `trie.py`. This form is common in C++ and Java; it
needs no hashing, but of the 26 places in a node, fewer than one on average is used.

For ["Trie", "insert", "insert", "startsWith"], [[], ["ace"], ["at"], ["ab"]]:

    word  letter  i
    ace   a       0   a new node, at index 0 of the root's children
    ace   c       2   a new node, at index 2 of the children of a
    ace   e       4   a new node, at index 4 of the children of c
    at    a       0   there already
    at    t       19  a new node, at index 19 of the children of a
    return False      startsWith ab: the node of a has no child at index 1
Level: 2
From: trie; the dictionary of each node hashes a letter, although letters can be numbered, so index
  an array of children
Ask: Only 26 keys can occur in a node. What could replace its dictionary?
Beware: wrong/prefix_is_a_word
Time: O(L) for each call, with L letters; O(26 · L) to insert, for the arrays of up to L new nodes
Space: O(26 · N), for N letters in all words: an array for each prefix, kept once if words share it
"""

LETTERS = 26


class Node:
    def __init__(self):
        self.children = [None] * LETTERS
        self.ends_word = False


class Trie:
    def __init__(self):
        self.root = Node()

    def insert(self, word: str) -> None:
        node = self.root
        for letter in word:
            i = self.index(letter)
            if node.children[i] is None:
                node.children[i] = Node()
            node = node.children[i]
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
            node = node.children[self.index(letter)]
            if node is None:
                return None
        return node

    def index(self, letter):
        """The index of a letter's child: 0 for a, 25 for z."""
        return ord(letter) - ord("a")
