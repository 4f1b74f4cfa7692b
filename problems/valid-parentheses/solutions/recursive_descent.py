"""Recursion, as in a parser: a sequence is any number of pairs, each around another sequence.

`sequence` reads as many pairs as there are, and returns where it stopped: at the end, or at a
closing bracket. The caller compares this bracket with its own. `sequence` returns None if a pair
does not match.

For s = "([]())":

    start  return
    2      2       nothing inside []: it stops at ]
    4      4       nothing inside ()
    5      5       [] and (), then the last )
    6      6       the whole string
    return True
Level: 4
From: stack; each open bracket is pending until what is inside it is closed, as a call is pending
  until the inner call returns, so let the call stack hold the brackets
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
