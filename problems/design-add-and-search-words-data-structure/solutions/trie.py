"""A trie, walked depth first: a letter leads to one child at most, a dot to each of them in turn.

This is the textbook solution. Words added with a common beginning share its nodes, so a search
without dots is one path. Each dot multiplies the paths by up to 26.
Time: O(L) to add L letters; O(26² · L) to search, or O(L) without dots
Space: O(L) for each word
"""


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

    def fits(self, node, word, place):
        """Whether a word from here on fits word[place:]."""
        if place == len(word):
            return node.ends_word
        if word[place] == ".":
            return any(self.fits(child, word, place + 1) for child in node.children.values())
        child = node.children.get(word[place])
        return child is not None and self.fits(child, word, place + 1)
