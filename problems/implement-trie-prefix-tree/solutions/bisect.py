"""Binary search in a sorted list: the words with a prefix stand together, where the prefix belongs.

`bisect_left` finds the first word that is not less than the query, a word or a prefix. If the query
is in the list, it is this word. If any word begins with the query, this word does, since no other
word can stand between a prefix and the words that continue it.
Level: 3
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
        return self.next(word) == word

    def startsWith(self, prefix: str) -> bool:
        return self.next(prefix).startswith(prefix)

    def next(self, text):
        """The first word that is not less than this text, or "" if all words are less."""
        place = bisect_left(self.words, text)
        return self.words[place] if place < len(self.words) else ""
