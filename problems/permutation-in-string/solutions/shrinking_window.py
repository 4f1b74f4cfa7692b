"""Shrinking window: it never has too many of any letter, so it is a permutation once long enough.

If the letter that comes in is one too many, letters go out on the left until one like it is gone.
A letter that `s1` lacks is always too many: the window shrinks until it is empty.
Time: O(m + n), for m letters in `s1` and n in `s2`
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
