"""Brute force with sorting: sort each substring of the right length; anagrams become equal.

Each substring is sorted from scratch, although only one letter has left and one has entered.
Level: 1
Beware: wrong/no_overlaps
Time: O(n · m · log m), for n letters in `s` and m in `p`
Space: O(m), besides the result
"""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        m = len(p)
        wanted = sorted(p)
        return [i for i in range(len(s) - m + 1) if sorted(s[i : i + m]) == wanted]
