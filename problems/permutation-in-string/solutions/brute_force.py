"""Brute force with sorting: sort each substring of the right length; permutations become equal.

Each substring is sorted from scratch, although only one letter enters and one leaves each time.
Level: 1
Beware: wrong/misses_last_substring
Time: O(n · m · log m), for m letters in `s1` and n in `s2`
Space: O(m)
"""


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        m = len(s1)
        wanted = sorted(s1)
        return any(sorted(s2[i : i + m]) == wanted for i in range(len(s2) - m + 1))
