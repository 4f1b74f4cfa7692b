"""Sliding window that shrinks: with no letter in excess, a window of full length is a permutation.

If the entering letter is in excess, letters leave on the left until a copy of it has left. A
letter that `s1` lacks is always in excess: the window shrinks until it is empty. A window as long
as `s1` with no letter in excess lacks no letter either.

For s1 = "ab", s2 = "acab":

    right  s2[left:right + 1]  room
    0      a                   {'a': 0, 'b': 1}
    1      ac                  {'a': 0, 'b': 1, 'c': -1}    one c too many
    1      -                   {'a': 1, 'b': 1, 'c': 0}     a and c have left
    2      a                   {'a': 0, 'b': 1, 'c': 0}
    3      ab                  {'a': 0, 'b': 0, 'c': 0}
    return True
Level: 3
Beware: wrong/one_letter_leaves
Time: O(m + n), amortized, for m letters in `s1` and n in `s2`: each of the n leaves at most once
Space: O(1), for at most 26 different letters
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
