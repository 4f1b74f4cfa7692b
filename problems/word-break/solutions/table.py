"""Table: s can be cut up to a place if a word ends there, and s can be cut up to where it starts.

At the beginning, nothing has to be cut. No piece is longer than the longest word, so only a few
earlier places need to be tried.
Time: O(n · k² + w), for words of up to k letters, w in all: k pieces that end at each place
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
