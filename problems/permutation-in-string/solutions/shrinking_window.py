"""Sliding window that shrinks: with no letter in excess, a window of full length is a permutation.

If the entering letter is in excess, letters leave on the left until a copy of it has left. A letter
that `s1` lacks is always in excess, so it leaves, too, and the window is empty. A window as long as
`s1` with no letter in excess lacks no letter either.

For s1 = "ab", s2 = "acab":

    right  s2[left:right + 1]  room
    0      a                   {'a': 0, 'b': 1}
    1      ''                  {'a': 1, 'b': 1, 'c': 0}    there is no room for c: a and c leave
    2      a                   {'a': 0, 'b': 1, 'c': 0}
    return True  ab has full length, and there was room for each letter
Level: 3
From: sliding_window; all counts are compared to see that no letter is missing, so keep the window
  free of letters in excess: then none can be missing at full length
Beware: wrong/one_letter_leaves
Time: O(m + n), amortized, for m letters in `s1` and n in `s2`, each of which leaves at most once
Space: O(1), for at most 26 distinct letters
"""

from collections import Counter


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        room = Counter(s1)  # how many more of each letter the window may have
        left = 0
        for right, letter in enumerate(s2):
            room[letter] -= 1
            while room[letter] < 0:
                room[s2[left]] += 1
                left += 1
            if right - left + 1 == len(s1):
                return True
        return False
