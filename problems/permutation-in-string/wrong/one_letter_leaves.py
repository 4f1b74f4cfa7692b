"""Removes only the leftmost letter, even if the letter that occurs too often is further right."""

from collections import Counter


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        room = Counter(s1)
        left = 0
        for right, letter in enumerate(s2):
            room[letter] -= 1
            if room[letter] < 0:
                room[s2[left]] += 1
                left += 1
            if right - left + 1 == len(s1):
                return True
        return False
