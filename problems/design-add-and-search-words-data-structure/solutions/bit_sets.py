"""Number the words; for each place and letter, keep the set of words that have that letter there.

A set is an integer in which bit i stands for word i: words 0 and 2 are 0b101. The words that fit
are those in the sets of all letters searched for, so & finds them. Dots are skipped.
Time: O(L · n) bit operations for a call with L letters, after n words: 30 at a time
Space: O(n) bits for each combination of length, place and letter that occurs
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
