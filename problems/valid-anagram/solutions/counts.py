"""Count the letters of both strings, and compare the counts.

Two Counters are equal if they have the same letters, each with the same count; the order in which
they were met does not matter. This works for any characters, so for Unicode, too.
Time: O(n)
Space: O(m), for m different letters
"""

from collections import Counter


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return Counter(s) == Counter(t)
