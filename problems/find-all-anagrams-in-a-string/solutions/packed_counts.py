"""Sliding window with packed counts: one integer has 15 bits for the count of each letter.

This works as in problem 567, but a letter may occur 30,000 times: 14 bits are too few. Letters are
worth 1, 2¹⁵, 2³⁰, and so on. No count spills into the next one, so only anagrams have equal sums.
Level: 4
From: sliding_window; two lists of counts are compared entry by entry, so pack each of them into one
  integer, and compare two integers
Beware: wrong/fourteen_bits_each
Time: O(m + n), for n letters in `s` and m in `p`
Space: O(1), 390-bit numbers, besides the result
"""

from string import ascii_lowercase

WORTH = {letter: 1 << (15 * place) for place, letter in enumerate(ascii_lowercase)}


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        needed = sum(WORTH[letter] for letter in p)
        found = 0
        starts = []
        for i, letter in enumerate(s):
            found += WORTH[letter]
            if i >= len(p):
                found -= WORTH[s[i - len(p)]]
            if found == needed:
                starts.append(i - len(p) + 1)
        return starts
