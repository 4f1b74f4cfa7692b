"""Tries a range of letters that ends before z."""


class WordDictionary:
    def __init__(self):
        self.known = set()

    def addWord(self, word: str) -> None:
        self.known.add(word)
        for index in range(len(word)):
            self.known.add(f"{word[:index]}.{word[index + 1 :]}")

    def search(self, word: str) -> bool:
        letters = map(chr, range(ord("a"), ord("z")))
        return any(word.replace(".", letter, 1) in self.known for letter in letters)
