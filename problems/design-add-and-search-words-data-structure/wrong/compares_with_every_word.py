"""Compares the pattern with every word there is, whatever its length."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class WordDictionary:
    def __init__(self):
        self.words = []

    def addWord(self, word: str) -> None:
        self.words.append(word)

    def search(self, word: str) -> bool:
        return any(self.fits(known, word) for known in self.words)

    def fits(self, known, pattern):
        alike = [letter in (own, ".") for own, letter in zip(known, pattern)]
        return len(known) == len(pattern) and all(alike)
