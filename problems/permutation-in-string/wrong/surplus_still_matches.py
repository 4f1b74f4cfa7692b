"""Still counts a letter as matched when the window gets one too many of it."""

from collections import Counter


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        missing = Counter(s1)
        unmatched = len(missing)
        for i, entering in enumerate(s2):
            missing[entering] -= 1
            if missing[entering] == 0:
                unmatched -= 1
            if i >= len(s1):
                leaving = s2[i - len(s1)]
                if missing[leaving] == 0:
                    unmatched += 1
                missing[leaving] += 1
                if missing[leaving] == 0:
                    unmatched -= 1
            if unmatched == 0:
                return True
        return False
