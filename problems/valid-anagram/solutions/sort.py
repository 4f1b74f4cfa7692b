"""Sorting: anagrams have the same letters, so they are equal once they are sorted.

Whatever the order of its letters, a string has one sorted form. Strings with different letters, or
with different numbers of a letter, have different sorted forms. Unlike a list of 26 counts, this
works for any characters.
Level: 1
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return sorted(s) == sorted(t)
