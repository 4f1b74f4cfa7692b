"""Remembers each pair of adjacent words that failed, as if it would fail everywhere in s.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #4003"


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        failed = set()

        def can_cut(before, rest):
            if rest == "":
                return True
            for word in wordDict:
                if rest.startswith(word) and (before, word) not in failed:
                    if can_cut(word, rest[len(word) :]):
                        return True
                    failed.add((before, word))
            return False

        return can_cut("", s)
