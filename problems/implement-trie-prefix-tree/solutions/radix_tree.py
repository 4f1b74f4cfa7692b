"""Radix tree, a compressed trie: letters in a row share an edge up to a branch or a word's end.

A node stores each edge under its first letter. A word that ends or branches off within an edge
splits the edge with a new node. So each word adds at most two nodes, whatever its length.
Level: 4
From: trie; a long word makes a node for each letter, even where no other word branches off, so give
  such letters one edge
Time: O(L) to look up L letters; O(L² + e) to insert them, since slices are copied: those of the
  word, and what is left of an edge of e letters that is split
Space: O(N), for N letters in all words
"""


class Node:
    def __init__(self):
        self.edges = {}  # {first letter: (all letters of the edge, the node at its end)}
        self.ends_word = False


class Trie:
    def __init__(self):
        self.root = Node()

    def insert(self, word: str) -> None:
        node = self.root
        while word:
            first = word[0]
            if first not in node.edges:
                node.edges[first] = word, Node()
            letters, below = node.edges[first]
            shared = self.shared(letters, word)
            if shared < len(letters):
                middle = Node()
                middle.edges[letters[shared]] = letters[shared:], below
                node.edges[first] = letters[:shared], middle
                below = middle
            node, word = below, word[shared:]
        node.ends_word = True

    def shared(self, text, other):
        """The length of the longest common prefix."""
        for index, (one, another) in enumerate(zip(text, other)):
            if one != another:
                return index
        return min(len(text), len(other))

    def search(self, word: str) -> bool:
        node, missing = self.find(word)
        return missing == 0 and node.ends_word

    def startsWith(self, prefix: str) -> bool:
        node, _ = self.find(prefix)
        return node is not None

    def find(self, text):
        """The first node with this prefix, and how many more letters lead to it, or Nones."""
        node, index = self.root, 0
        while index < len(text):
            letters, node = node.edges.get(text[index], (None, None))
            if letters is None or not letters.startswith(text[index : index + len(letters)]):
                return None, None
            index += len(letters)
        return node, index - len(text)
