"""Uses 4 bits for each count, so 16 of one letter look like one of the next letter."""

from string import ascii_lowercase

CAUGHT_BY = "generated"

WORTH = {letter: 1 << (4 * place) for place, letter in enumerate(ascii_lowercase)}


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        needed = sum(WORTH[letter] for letter in s1)
        found = 0
        for i, letter in enumerate(s2):
            found += WORTH[letter]
            if i >= len(s1):
                found -= WORTH[s2[i - len(s1)]]
            if found == needed:
                return True
        return False
