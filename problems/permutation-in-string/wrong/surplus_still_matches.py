"""Does not notice that a letter no longer matches when there is one too many."""

from collections import Counter


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        missing = Counter(s1)
        unmatched = len(missing)
        for i, entering in enumerate(s2):
            missing[entering] -= 1
            unmatched -= missing[entering] == 0
            if i >= len(s1):
                leaving = s2[i - len(s1)]
                unmatched += missing[leaving] == 0
                missing[leaving] += 1
                unmatched -= missing[leaving] == 0
            if unmatched == 0:
                return True
        return False
