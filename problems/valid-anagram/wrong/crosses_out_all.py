"""Crosses out every occurrence of a letter at once, however often the other string has it."""


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        for letter in set(s):
            if letter not in t:
                return False
            t = t.replace(letter, "")
        return t == ""
