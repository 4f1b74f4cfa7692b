"""Cuts off the first word of the list that fits, and tries no other word if the rest fails."""


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        start = 0
        while start < len(s):
            fitting = (word for word in wordDict if s.startswith(word, start))
            word = next(fitting, None)
            if word is None:
                return False
            start += len(word)
        return True
