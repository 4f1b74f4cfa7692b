"""Overwrites the result of earlier words, so that only the last word of the list counts."""


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        cut = [True] + [False] * len(s)
        for i in range(1, len(s) + 1):
            for word in wordDict:
                if len(word) <= i:
                    cut[i] = cut[i - len(word)] and s.endswith(word, 0, i)
        return cut[len(s)]
