"""Plain recursion: cuts off each word that fits, and does not remember which suffixes have failed.

Level: 1
Time: O(2ⁿ · (n + w)), for w letters in all words
Space: O(n²), the recursion and its slices
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        if s == "":
            return True
        return any(
            s.startswith(word) and self.wordBreak(s[len(word) :], wordDict) for word in wordDict
        )
