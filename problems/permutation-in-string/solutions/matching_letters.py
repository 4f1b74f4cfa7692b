"""Sliding window with a count of unmatched letters: at 0, the window is a permutation.

`missing` says how many more of each letter the window needs; below 0, it has too many. A letter
matches when its count is 0, so only a step to 0 or away from 0 changes the number of unmatched
letters. Only the counts of the letters that enter and leave are checked, so the size of the
alphabet does not matter.

For s1 = "ab", s2 = "ccab":

    i  entering  missing                    unmatched
    0  c         {'a': 1, 'b': 1, 'c': -1}  3
    1  c         {'a': 1, 'b': 1, 'c': -2}  3
    2  a         {'a': 0, 'b': 1, 'c': -1}  2            a has entered, c has left
    return True  b enters and c leaves: all three letters match
Level: 3
From: sliding_window; all 26 counts are compared at every step, although at most two of them
  changed, so keep the number of letters whose counts differ
Beware: wrong/surplus_still_matches
Time: O(m + n), for m letters in `s1` and n in `s2`
Space: O(1), for at most 26 distinct letters
"""

from collections import Counter


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        missing = Counter(s1)
        unmatched = len(missing)
        for i, entering in enumerate(s2):
            if missing[entering] == 0:
                unmatched += 1
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
