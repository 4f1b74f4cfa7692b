"""Sliding window with a count of mismatches: the window fits when no letter has the wrong count.

As in problem 567, `missing` says how many more of each letter are needed; a letter matches at 0.
Only a step to 0 or away from 0 changes the number of unmatched letters, so no counts are compared.
Level: 3
From: sliding_window; at every step, up to 26 counts are compared to notice a change in two of
  them, so keep the number of letters whose count is wrong
Beware: wrong/surplus_still_matches
Time: O(m + n), for n letters in `s` and m in `p`, whatever the size of the alphabet
Space: O(1), for at most 26 distinct letters, besides the result
"""

from collections import Counter


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        missing = Counter(p)
        unmatched = len(missing)
        starts = []
        for i, entering in enumerate(s):
            if missing[entering] == 0:
                unmatched += 1
            missing[entering] -= 1
            if missing[entering] == 0:
                unmatched -= 1
            if i >= len(p):
                leaving = s[i - len(p)]
                if missing[leaving] == 0:
                    unmatched += 1
                missing[leaving] += 1
                if missing[leaving] == 0:
                    unmatched -= 1
            if unmatched == 0:
                starts.append(i - len(p) + 1)
        return starts
