"""Sliding window with packed counts: one integer has 14 bits for the count of each letter.

The letters are worth 1, 2¹⁴, 2²⁸, and so on, and a string is worth the sum of its letters. No
letter occurs more than 10⁴ times, which is less than 2¹⁴, so no count spills into the next one:
strings of equal worth are permutations. Sums of letter codes, or of their squares, may collide.
Level: 4
From: sliding_window; a list of 26 counts is compared entry by entry, so pack all counts into one
  integer, which is compared as a whole
Beware: wrong/four_bits_each, wrong/sum_of_squares
Time: O(m + n), for m letters in `s1` and n in `s2`
Space: O(1), 364-bit numbers
"""

from string import ascii_lowercase

WORTH = {letter: 1 << (14 * place) for place, letter in enumerate(ascii_lowercase)}


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
