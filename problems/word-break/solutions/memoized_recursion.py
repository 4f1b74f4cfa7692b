"""Memoized recursion: cut off any word with which s begins, and see whether the rest can be cut.

A rest is identified by the place where it starts. If the places that fail were not remembered, 299
equal letters before another one would be cut in almost 2²⁹⁸ ways, all in vain. Words of one letter
make the recursion n calls deep.
Time: O(n · w), for w letters in all words
Space: O(n), the places that fail and the recursion
"""


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        failed = set()

        def can_cut(start):
            if start == len(s):
                return True
            if start not in failed:
                for word in wordDict:
                    if s.startswith(word, start) and can_cut(start + len(word)):
                        return True
                failed.add(start)
            return False

        return can_cut(0)
