"""Uses 14 bits for each count, so 16,384 of one letter look like one of the next letter."""

from string import ascii_lowercase

CAUGHT_BY = "orders"

WORTH = {letter: 1 << (14 * place) for place, letter in enumerate(ascii_lowercase)}


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
