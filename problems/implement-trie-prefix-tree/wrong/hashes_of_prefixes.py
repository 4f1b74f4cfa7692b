"""Stores hashes instead of words and prefixes, but two words may have the same hash."""

CAUGHT_BY = "killers"


class Trie:
    def __init__(self):
        self.words = set()
        self.prefixes = set()

    def insert(self, word: str) -> None:
        *_, whole = hashes = self.hashes(word)
        self.words.add(whole)
        self.prefixes.update(hashes)

    def search(self, word: str) -> bool:
        return self.hashes(word)[-1] in self.words

    def startsWith(self, prefix: str) -> bool:
        return self.hashes(prefix)[-1] in self.prefixes

    def hashes(self, word):
        """The hash of each prefix, to base 31."""
        total, found = 0, []
        for letter in word:
            total = (31 * total + ord(letter)) % 1_000_000_007
            found.append(total)
        return found
