"""Tries all three edits again and again without a cache: exponential time."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        if not word1 or not word2:
            return len(word1) + len(word2)
        rest1, rest2 = word1[1:], word2[1:]
        if word1[0] == word2[0]:
            return self.minDistance(rest1, rest2)
        return 1 + min(
            self.minDistance(rest1, word2),
            self.minDistance(word1, rest2),
            self.minDistance(rest1, rest2),
        )
