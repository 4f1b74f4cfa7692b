"""Removes a word from the list when it is used, so it cannot be used again."""


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        if s == "":
            return True
        for i, word in enumerate(wordDict):
            others = wordDict[:i] + wordDict[i + 1 :]
            if s.startswith(word) and self.wordBreak(s[len(word) :], others):
                return True
        return False
