"""One set of words for each length: compares the pattern with each of them.

Level: 1
Time: O(L) to add L letters, O(n · L) to search, with n words
Space: O(N), for N letters in all words
"""

from collections import defaultdict

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class WordDictionary:
    def __init__(self):
        self.words = defaultdict(set)  # by length

    def addWord(self, word: str) -> None:
        self.words[len(word)].add(word)

    def search(self, word: str) -> bool:
        return any(self.fits(known, word) for known in self.words[len(word)])

    def fits(self, known, pattern):
        return all(letter in (own, ".") for own, letter in zip(known, pattern))
