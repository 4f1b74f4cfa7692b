"""Trie: a node for each prefix, with a dictionary of children and a mark where a word ends.

Each path from the root spells a prefix, and words with the same prefix share it. All operations
walk from the root, one letter at a time. A prefix exists if the walk stays in the tree; a word
exists if, in addition, its last node is marked. In the trace, the node is the node of the letter.

For ["Trie", "insert", "insert", "search", "startsWith"],
[[], ["ab"], ["ac"], ["a"], ["a"]]:

    word  letter  list(node.children)
    ab    a       []                   a new node for a
    ab    b       []                   and a new node for b
    ac    a       ['b']                a has a node already,
    ac    c       []                   c has none
    return False                       search a: its node is not marked
    return True                        startsWith a: its node exists
Level: 2
From: wrong/brute_force; a prefix may be compared with every word, although words that begin alike
  give the same answer, so store what they share once
Ask: If many words start with the same letters, where could these letters be stored only once? What
  has to be stored besides the letters?
Beware: wrong/new_nodes_every_time, wrong/prefix_is_a_word
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
