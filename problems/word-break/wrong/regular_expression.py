"""Uses a regular expression, which backtracks through all ways to cut s, in exponential time."""

import re

VERDICT = "Time Limit Exceeded"


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        return re.fullmatch(f"({'|'.join(wordDict)})+", s) is not None
