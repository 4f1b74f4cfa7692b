"""Trie, searched depth first: at a letter, go to its child; at a dot, try each child in turn.

Words with the same prefix share its nodes, so a search without dots is a single path, and each dot
multiplies the paths by at most 26. The base case is the end of the pattern, which fits if a word
ends at this node. The trace has a line for each call of `fits`, written when it begins.

For ["WordDictionary", "addWord", "addWord", "search"],
[[], ["bad"], ["mat"], [".at"]]:

    index  word[index:]  list(node.children)
    0      .at           ['b', 'm']
    1      at            ['a']                below b
    2      t             ['d']                below ba: there is no t
    1      at            ['a']                the next child: below m
    2      t             ['t']
    3      -             []                   the end of mat
    return True
Level: 2
From: wrong/brute_force; words that begin alike are compared with the same letters again, so let
  them share a path, as in a prefix tree
Ask: At a letter, only one child can be right. Which children can be right at a dot, and how do you
  come back if one was wrong?
Beware: wrong/first_branch_only, wrong/dot_at_the_end
Time: O(L) to add L letters; O(26² · L) to search with two dots, or O(L) without dots
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

    def fits(self, node, word, index):
        """Whether a word continues from this node with letters that fit word[index:]."""
        if index == len(word):
            return node.ends_word
        if word[index] == ".":
            return any(self.fits(child, word, index + 1) for child in node.children.values())
        child = node.children.get(word[index])
        return child is not None and self.fits(child, word, index + 1)
