"""Adds all k replacements, even if the string has too few letters for them."""

from collections import defaultdict


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        places_of = defaultdict(list)
        for i, letter in enumerate(s):
            places_of[letter].append(i)
        longest = 0
        for places in places_of.values():
            first = 0
            for last, place in enumerate(places):
                while place - places[first] - (last - first) > k:
                    first += 1
                longest = max(longest, last - first + 1 + k)
        return longest
