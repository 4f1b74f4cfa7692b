"""Cuts off each word that fits without remembering which rests have failed: exponential."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        if s == "":
            return True
        return any(
            s.startswith(word) and self.wordBreak(s[len(word) :], wordDict) for word in wordDict
        )
