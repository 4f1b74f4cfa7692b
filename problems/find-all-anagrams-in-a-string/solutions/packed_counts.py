"""All 26 counts in one number: 15 bits for each letter, so that a step takes two additions.

A letter is worth 1, 2¹⁵, 2³⁰, and so on, and a string the sum of its letters. No letter comes more
than 30,000 times, which is less than 2¹⁵, so no count runs over into the next: only anagrams are
worth the same.
Time: O(m + n), for n letters in `s` and m in `p`
Space: O(1), numbers of 390 bits, besides the result
"""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        needed = sum(1 << 15 * (ord(letter) - ord("a")) for letter in p)
        found = 0
        starts = []
        for i, letter in enumerate(s):
            found += 1 << 15 * (ord(letter) - ord("a"))
            if i >= len(p):
                found -= 1 << 15 * (ord(s[i - len(p)]) - ord("a"))
            if found == needed:
                starts.append(i - len(p) + 1)
        return starts
