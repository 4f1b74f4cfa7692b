"""Number the words, and keep for each letter in each place the set of words that have it there.

A set is an integer in which bit i stands for word i: words 0 and 2 are 0b101. The words that fit
are those which are in the sets of all letters: & leaves 1 for each of them. Dots are skipped.
Time: O(L · n) bits for each call with L letters, for n words: 30 bits at a time
Space: O(L · n) bits for each letter that occurs in a place
"""

from collections import defaultdict


class WordDictionary:
    def __init__(self):
        self.count = 0
        self.words = defaultdict(int)  # by length, and by length, place and letter

    def addWord(self, word: str) -> None:
        bit = 1 << self.count
        self.count += 1
        length = len(word)
        self.words[length] |= bit
        for place, letter in enumerate(word):
            self.words[length, place, letter] |= bit

    def search(self, word: str) -> bool:
        length = len(word)
        fit = self.words[length]
        for place, letter in enumerate(word):
            if letter != ".":
                fit &= self.words[length, place, letter]
        return fit != 0
