"""Has 14 bits for each count, so 16,384 of a letter are worth as much as one of the next."""

CAUGHT_BY = "killers"


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        needed = sum(1 << 14 * (ord(letter) - ord("a")) for letter in p)
        found = 0
        starts = []
        for i, letter in enumerate(s):
            found += 1 << 14 * (ord(letter) - ord("a"))
            if i >= len(p):
                found -= 1 << 14 * (ord(s[i - len(p)]) - ord("a"))
            if found == needed:
                starts.append(i - len(p) + 1)
        return starts
