"""Looks up each word's end, up to index len(s) + 19, in a list of only len(s) + 15 entries.

Reported as accepted in 2024.
"""

CAUGHT_BY = "generated"
VERDICT = "Runtime Error"
REPORTED = "LeetCode-Feedback #22444"


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        cut = [False] * (len(s) + 15)
        cut[len(s)] = True
        for start in reversed(range(len(s))):
            for word in wordDict:
                if cut[start + len(word)] and s.startswith(word, start):
                    cut[start] = True
                    break
        return cut[0]
