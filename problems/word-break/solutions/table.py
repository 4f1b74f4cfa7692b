"""Table: s can be cut up to a place if it can be cut before that, and a word lies in between.

At the beginning nothing has to be cut. No piece is longer than the longest word, so few places
before it come into question.
Time: O(n · k²), for words of up to k letters: k pieces end at each place, and each is copied
Space: O(n), and the letters of all words in a set
"""


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        words = set(wordDict)
        longest = max(map(len, wordDict))
        cut = [True]
        for i in range(1, len(s) + 1):
            starts = range(max(i - longest, 0), i)
            cut.append(any(cut[start] and s[start:i] in words for start in starts))
        return cut[-1]
