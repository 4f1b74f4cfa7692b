"""Bitmasks: number the words, and keep as bits which words have a letter at an index.

Bit i of an integer stands for word i: words 0 and 2 are 0b101. The words that fit have the right
length, and they are in the set of every letter of the pattern; `&` intersects these sets. A dot
restricts nothing and is skipped.

For ["WordDictionary", "addWord", "addWord", "addWord", "search"],
[[], ["bad"], ["dad"], ["bat"], ["b.d"]]:

    index  letter  fit
    -      -       7    0b111: all three words have this length
    0      b       5    0b101: bad and bat begin with b
    1      .       5
    2      d       1    0b001: of bad and bat, only bad ends with d
    return True
Level: 4
From: wrong/brute_force; the words are compared one by one, so let each word be a bit: then one
  operation compares many
Time: O(L · n) bit operations for a call with L letters and n words; Python does 30 at a time
Space: O(n) bits for each combination of length, index and letter that occurs, and an entry for each
  that is only asked for
"""

from collections import defaultdict


class WordDictionary:
    def __init__(self):
        self.count = 0
        self.words = defaultdict(int)  # by length, and by length, index and letter

    def addWord(self, word: str) -> None:
        bit = 1 << self.count
        self.count += 1
        length = len(word)
        self.words[length] |= bit
        for index, letter in enumerate(word):
            self.words[length, index, letter] |= bit

    def search(self, word: str) -> bool:
        length = len(word)
        fit = self.words[length]
        for index, letter in enumerate(word):
            if letter != ".":
                fit &= self.words[length, index, letter]
        return fit != 0
