"""Compares how many brackets of each kind open and close, wherever they are."""


class Solution:
    def isValid(self, s: str) -> bool:
        return all(s.count(pair[0]) == s.count(pair[1]) for pair in ("()", "[]", "{}"))
