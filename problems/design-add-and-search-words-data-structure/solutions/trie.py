"""Trie, searched depth first: a letter leads to at most one child, a dot to each child in turn.

Words with the same prefix share its nodes, so a search without dots is a single path, and each dot
multiplies the paths by at most 26. The base case is the end of the pattern, which fits if a word
ends at this node.

For ["WordDictionary", "addWord", "addWord", "search"],
[[], ["bad"], ["mat"], [".at"]]:

    place  word[place]
    0      .
    1      a             below b
    2      t             below ba, where only d leads on
    return False
    1      a             the next child: below m
    2      t             below ma
    return True
Level: 2
Beware: wrong/first_branch_only, wrong/dot_at_the_end
Time: O(L) on average to add L letters; O(26² · L) to search, or O(L) without dots
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
        """Whether a word continues from this node with letters that fit word[place:]."""
        if place == len(word):
            return node.ends_word
        if word[place] == ".":
            return any(self.fits(child, word, place + 1) for child in node.children.values())
        child = node.children.get(word[place])
        return child is not None and self.fits(child, word, place + 1)
