"""Counting: two strings are anagrams if each letter occurs the same number of times in both.

Two Counters are equal if they have the same letters, each with the same count; the order in which
the letters were read does not matter. This works for any Unicode characters.
Level: 2
From: sort; the order of the sorted letters is never used, so only count how often each letter
  occurs
Ask: What do two strings have in common if one can be rearranged into the other?
Beware: wrong/same_set
Time: O(n)
Space: O(m), for m distinct letters
"""

from collections import Counter


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return Counter(s) == Counter(t)
