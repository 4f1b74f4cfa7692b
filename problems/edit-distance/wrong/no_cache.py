"""Brute-force recursion: tries all three edits, again for the same remaining letters each time.

Level: 1
Time: O(5.83ⁿ) calls for two words of n letters, all distinct
Space: O((m + n)²), the recursion and its copies of the words
"""

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
