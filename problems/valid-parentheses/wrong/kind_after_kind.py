"""Removes one kind of pairs after the other, and never returns to the first."""


class Solution:
    def isValid(self, s: str) -> bool:
        for pair in "()", "[]", "{}":
            while pair in s:
                s = s.replace(pair, "")
        return s == ""
