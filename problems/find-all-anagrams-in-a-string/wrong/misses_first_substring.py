"""Compares only after a letter has left, and misses an anagram at index 0."""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        needed, found = [0] * 26, [0] * 26
        for letter in p:
            needed[ord(letter) - ord("a")] += 1
        starts = []
        for i, letter in enumerate(s):
            found[ord(letter) - ord("a")] += 1
            if i >= len(p):
                leaving = s[i - len(p)]
                found[ord(leaving) - ord("a")] -= 1
                if found == needed:
                    starts.append(i - len(p) + 1)
        return starts
