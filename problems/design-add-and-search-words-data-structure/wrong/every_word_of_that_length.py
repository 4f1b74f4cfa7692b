"""Compares the word with all words of its length, which may be thousands.

Reported as accepted in 2026.
"""

from collections import defaultdict

VERDICT = "Time Limit Exceeded"
REPORTED = "LeetCode-Feedback #37320"


class WordDictionary:
    def __init__(self):
        self.words = defaultdict(set)

    def addWord(self, word: str) -> None:
        self.words[len(word)].add(word)

    def search(self, word: str) -> bool:
        return any(self.fits(other, word) for other in self.words[len(word)])

    def fits(self, other, word):
        return all(letter in (known, ".") for known, letter in zip(other, word))
