"""Fixed window that counts the letters of which it has too few or too many: in the end, none.

`missing` tells how many more of each letter the window needs; below 0, it has too many. A letter
matches at 0, so only a step from or to 0 changes the number of those that do not. The other counts
are never looked at, so the size of the alphabet does not matter.
Time: O(m + n), for m letters in `s1` and n in `s2`
Space: O(1), for at most 26 different letters
"""

from collections import Counter


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        missing = Counter(s1)
        unmatched = len(missing)
        for i, entering in enumerate(s2):
            unmatched += missing[entering] == 0
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
