"""Bitmasks: number the words, and keep the set of words for each length, place and letter as bits.

Bit i of an integer stands for word i: words 0 and 2 are 0b101. The words that fit are in the set
of every letter of the pattern, and `&` intersects these sets. A dot restricts nothing and is
skipped.

For ["WordDictionary", "addWord", "addWord", "addWord", "search"],
[[], ["bad"], ["dad"], ["bat"], ["b.d"]]:

    place  letter  fit
    0      b       7       0b111: all three words have this length
    1      .       5       0b101: bad and bat begin with b
    2      d       5
    -      -       1       0b001: only bad
    return True
Level: 4
Time: O(L · n) bit operations for a call with L letters and n words; Python does 30 at a time
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
