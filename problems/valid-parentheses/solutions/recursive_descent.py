"""Recursion, as in a parser: a sequence is any number of pairs, each around another sequence.

`sequence` reads as many pairs as there are, and returns where it stopped: at the end, or at a
closing bracket, which the caller compares with its own. It returns None if a pair does not match.
Level: 4
Time: O(n)
Space: O(n), the depth of the recursion
"""

CLOSING = {"(": ")", "[": "]", "{": "}"}


class Solution:
    def isValid(self, s: str) -> bool:
        return self.sequence(s, 0) == len(s)

    def sequence(self, s, start):
        """Where the pairs that begin at `start` end, or None."""
        while start < len(s) and s[start] in CLOSING:
            end = self.sequence(s, start + 1)
            if end is None or end == len(s) or s[end] != CLOSING[s[start]]:
                return None
            start = end + 1
        return start
