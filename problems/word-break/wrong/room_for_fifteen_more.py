"""Looks up where each word would end, up to 20 letters beyond s, in a list with room for only 15.

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
