"""Caches each answer, and returns it even after a matching word has been added."""

from string import ascii_lowercase


class WordDictionary:
    def __init__(self):
        self.known = set()
        self.answers = {}

    def addWord(self, word: str) -> None:
        self.known.add(word)
        for index in range(len(word)):
            self.known.add(f"{word[:index]}.{word[index + 1 :]}")

    def search(self, word: str) -> bool:
        if word not in self.answers:
            self.answers[word] = self.fits(word)
        return self.answers[word]

    def fits(self, word):
        return any(word.replace(".", letter, 1) in self.known for letter in ascii_lowercase)
