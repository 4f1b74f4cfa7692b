"""Keep each word, and also each version of it in which a dot replaces one letter.

A search tries all 26 letters for the first dot; what is left has at most one dot, and is looked up.
So the 300 versions of a long word with two dots need not be kept, nor 676 pairs of letters tried.
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
