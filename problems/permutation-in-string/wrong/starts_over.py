"""Empties the window when a letter occurs too often, but some letters before it may stay."""

from collections import Counter


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        room = Counter(s1)
        left = 0
        for right, letter in enumerate(s2):
            if room[letter] == 0:
                room = Counter(s1)
                left = right if letter in room else right + 1
            room[letter] -= letter in room
            if right - left + 1 == len(s1):
                return True
        return False
