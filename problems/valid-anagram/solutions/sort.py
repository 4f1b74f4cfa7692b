"""Sorting: anagrams have the same letters, so they are equal once they are sorted.

All orders of the same letters lead to one sorted list, and different letters lead to different
lists. Sorting takes longer than counting; unlike a list of 26 counts, it works for any characters.
Level: 1
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return sorted(s) == sorted(t)
