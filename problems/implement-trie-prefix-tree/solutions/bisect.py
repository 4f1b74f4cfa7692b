"""Binary search in a sorted list, where words with the same prefix stand side by side.

`bisect_left` finds the first word that is not less than the query, which is a word or a prefix. If
the query is in the list, it is this word. If any word begins with the query, this word does: no
other word can stand between a prefix and the words that start with it.
Level: 3
From: wrong/brute_force; a set keeps its words in no order, so sort them: then each comparison
  halves what remains
Time: O(L log n) for each call with L letters and n words; O(n) more to insert, as later words shift
Space: O(N), for N letters in all words that are inserted
"""

from bisect import bisect_left, insort


class Trie:
    def __init__(self):
        self.words = []

    def insert(self, word: str) -> None:
        insort(self.words, word)

    def search(self, word: str) -> bool:
        return self.first_from(word) == word

    def startsWith(self, prefix: str) -> bool:
        return self.first_from(prefix).startswith(prefix)

    def first_from(self, text):
        """The first word that is not less than this text, or "" if all words are less."""
        index = bisect_left(self.words, text)
        return self.words[index] if index < len(self.words) else ""
