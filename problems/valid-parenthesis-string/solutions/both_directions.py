"""Greedy in two passes: from the left, every star opens; from the right, every star closes.

If no ")" lacks a partner in the first pass, and no "(" in the second, enough stars can be read as
nothing to make all parentheses match.
Level: 3
Beware: wrong/one_direction
Time: O(n)
Space: O(1)
"""


class Solution:
    def checkValidString(self, s: str) -> bool:
        return self.enough(s, ")") and self.enough(reversed(s), "(")

    def enough(self, signs, closing):
        """Whether each closing sign has one before it that opens, or may open."""
        opened = 0
        for sign in signs:
            opened += -1 if sign == closing else 1
            if opened < 0:
                return False
        return True
