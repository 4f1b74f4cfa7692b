"""Removes all pairs of one kind, then of the next, and never returns to the first."""


class Solution:
    def isValid(self, s: str) -> bool:
        for pair in "()", "[]", "{}":
            while pair in s:
                s = s.replace(pair, "")
        return s == ""
