"""Greedy in two passes: from the left, every star opens; from the right, every star closes.

Without stars, every ")" that has no partner comes before every "(" that has none. The first pass
finds a star before each such ")", the second a star after each such "(": no star is used twice.
Level: 3
From: fewest_and_most; instead of a range, follow only its upper end, `most`: once from the left,
  and once from the right with the signs exchanged, which replaces `fewest`
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
