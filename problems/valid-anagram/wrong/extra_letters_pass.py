"""Counts only the letters of `s`, so `t` may have others besides."""


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return all(s.count(letter) == t.count(letter) for letter in set(s))
