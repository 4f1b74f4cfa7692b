"""Sort both strings: anagrams are the same letters, so sorted they are equal.

Sorting takes longer than counting, but there is nothing to keep books on, and it works for any
characters.
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return sorted(s) == sorted(t)
