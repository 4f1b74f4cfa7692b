"""Compares dictionaries, but keeps counts of 0 for letters that have left the window."""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        needed, found = {}, {}
        for letter in p:
            needed[letter] = needed.get(letter, 0) + 1
        starts = []
        for i, letter in enumerate(s):
            found[letter] = found.get(letter, 0) + 1
            if i >= len(p):
                leaving = s[i - len(p)]
                found[leaving] -= 1
            if found == needed:
                starts.append(i - len(p) + 1)
        return starts
