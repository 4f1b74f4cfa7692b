"""Uses re.match, which accepts a word if only a prefix of it matches."""

import re


class WordDictionary:
    def __init__(self):
        self.words = set()

    def addWord(self, word: str) -> None:
        self.words.add(word)

    def search(self, word: str) -> bool:
        return any(re.match(word, other) for other in self.words)
