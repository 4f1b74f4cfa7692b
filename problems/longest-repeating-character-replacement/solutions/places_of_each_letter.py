"""Two pointers on a letter's indices: replace the other letters between two of the indices.

From the i-th to the j-th index of a letter, the letter occurs j - i + 1 times. If at most k letters
in between differ, k replacements make a run of j - i + 1 + k, unless the string is too short for
that. Both pointers only move forwards.

For s = "AABBBA", k = 1:

    places     first  last  longest
    [0, 1, 5]  0      0     2
    [0, 1, 5]  0      1     3
    [0, 1, 5]  2      2     3          three other letters between 1 and 5
    [2, 3, 4]  0      0     3
    [2, 3, 4]  0      1     3
    [2, 3, 4]  0      2     4
    return 4
Level: 4
From: letter_by_letter; the whole string is read for each letter, so list the indices of each letter
  once, and walk along the list of one letter only
Beware: wrong/longer_than_the_string
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
