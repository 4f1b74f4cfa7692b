"""List the places of each letter: between two of its places, all other letters are replaced.

From the i-th to the j-th place of a letter, there are j - i + 1 of it. If at most k letters in
between are others, k replacements make a run of j - i + 1 + k, unless the string is too short for
that. Both places only move on.
Time: O(n)
Space: O(n)
"""

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
        return min(longest, len(s))
