"""Keep each word as it is, and once more for each letter, with a dot in its place.

The first dot is tried with all 26 letters, and then there is one dot left at most: look it up. So
neither all pairs of dots are kept, 300 for a long word, nor all 676 pairs of letters tried.
Time: O(L²) to add L letters, and O(26 · L) to search
Space: O(L²) for each word
"""

from string import ascii_lowercase


class WordDictionary:
    def __init__(self):
        self.known = set()

    def addWord(self, word: str) -> None:
        self.known.add(word)
        for place in range(len(word)):
            self.known.add(f"{word[:place]}.{word[place + 1 :]}")

    def search(self, word: str) -> bool:
        return any(word.replace(".", letter, 1) in self.known for letter in ascii_lowercase)
