"""Compares letters only up to the end of the shorter word, so a prefix is enough."""


class WordDictionary:
    def __init__(self):
        self.words = set()

    def addWord(self, word: str) -> None:
        self.words.add(word)

    def search(self, word: str) -> bool:
        return any(self.fits(other, word) for other in self.words)

    def fits(self, other, word):
        return all(letter in (known, ".") for known, letter in zip(other, word))
