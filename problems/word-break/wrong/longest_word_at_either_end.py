"""Cuts only the longest word off the front or the back, and tries no shorter word.

Reported as accepted in 2025.
"""

from functools import cache

REPORTED = "LeetCode-Feedback #34019"


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        @cache
        def can_cut(rest):
            if rest == "":
                return True
            front = max((w for w in wordDict if rest.startswith(w)), key=len, default=None)
            back = max((w for w in wordDict if rest.endswith(w)), key=len, default=None)
            after = front is not None and can_cut(rest.removeprefix(front))
            return after or (back is not None and can_cut(rest.removesuffix(back)))

        return can_cut(s)
