"""No tree at all: in a sorted list, words with a prefix are together, where the prefix would be.

Binary search finds the first word that is not less than the text. It is the word searched for if
that is there, and it begins with the prefix if any word does.
Time: O(L log n) for each call with L letters, n words, and O(n) more to insert: words move up
Space: O(N), for N letters in all words that are inserted
"""

from bisect import bisect_left, insort


class Trie:
    def __init__(self):
        self.words = []

    def insert(self, word: str) -> None:
        insort(self.words, word)

    def search(self, word: str) -> bool:
        return self.next(word) == word

    def startsWith(self, prefix: str) -> bool:
        return self.next(prefix).startswith(prefix)

    def next(self, text):
        """The first word that is not less than this text, or no letters if all are less."""
        place = bisect_left(self.words, text)
        return self.words[place] if place < len(self.words) else ""
