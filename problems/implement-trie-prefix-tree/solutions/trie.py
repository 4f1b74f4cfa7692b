"""Trie: a node for each prefix, with its children by letter and a mark where a word ends.

Each path from the root spells a prefix, and words with the same prefix share it. All operations
walk from the root, one letter at a time. A prefix exists if the walk stays in the tree; a word
exists if, in addition, its last node is marked.

For ["Trie", "insert", "insert", "search", "startsWith"],
[[], ["ab"], ["ac"], ["a"], ["a"]]:

    letter  len(node.children)
    a       0                    insert ab: a new node for a
    b       0                    and a new node for b
    a       1                    insert ac: a exists,
    c       1                    c is new
    a       2                    search a: the node exists,
    return False                 but it is not marked
    return True                  startsWith a: it exists
Level: 2
Beware: wrong/new_nodes_every_time, wrong/prefix_is_a_word
Time: O(L) on average for each call, with L letters
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
