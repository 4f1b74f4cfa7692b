"""Fixed window that keeps count of the letters of which it has too many or too few.

`missing` is how many more of a letter the window needs or, if negative, how many too many it has.
The number of letters that do not match changes only where one of these leaves 0 or gets there.
Time: O(m + n), for n letters in `s` and m in `p`, whatever the size of the alphabet
Space: O(1), for at most 26 different letters, besides the result
"""

from collections import Counter


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        missing = Counter(p)
        unmatched = len(missing)
        starts = []
        for i, entering in enumerate(s):
            unmatched += missing[entering] == 0
            missing[entering] -= 1
            unmatched -= missing[entering] == 0
            if i >= len(p):
                leaving = s[i - len(p)]
                unmatched += missing[leaving] == 0
                missing[leaving] += 1
                unmatched -= missing[leaving] == 0
            if unmatched == 0:
                starts.append(i - len(p) + 1)
        return starts
