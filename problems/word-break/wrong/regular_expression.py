"""Leaves it to a regular expression, which goes back through all ways to cut: exponential."""

import re

VERDICT = "Time Limit Exceeded"


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        return re.fullmatch(f"({'|'.join(wordDict)})+", s) is not None
