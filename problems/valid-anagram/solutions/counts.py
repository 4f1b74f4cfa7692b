"""Counting: two strings are anagrams if each letter occurs the same number of times in both.

Two Counters are equal if they have the same letters, each with the same count; the order in which
the letters were read does not matter. This works for any characters, so for Unicode, too.
Level: 2
Beware: wrong/same_set
Time: O(n)
Space: O(m), for m different letters
"""

from collections import Counter


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return Counter(s) == Counter(t)
