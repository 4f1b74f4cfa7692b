"""Sort both strings: anagrams have the same letters, so they are equal when sorted.

Sorting takes longer than counting, but it needs no bookkeeping, and works for any characters.
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return sorted(s) == sorted(t)
