"""Crosses out the letters of `s` in `t`, but does not check whether letters of `t` are left."""


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        for letter in s:
            if letter not in t:
                return False
            t = t.replace(letter, "", 1)
        return True
