"""Keeps counts of 0 for letters that have left, so the dictionaries differ."""


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        needed, found = {}, {}
        for letter in s1:
            needed[letter] = needed.get(letter, 0) + 1
        for i, letter in enumerate(s2):
            found[letter] = found.get(letter, 0) + 1
            if i >= len(s1):
                found[s2[i - len(s1)]] -= 1
            if found == needed:
                return True
        return False
