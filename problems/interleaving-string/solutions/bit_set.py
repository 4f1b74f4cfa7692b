"""Bits: bit i is set if i letters of s1, and the rest from s2, make the beginning of s3.

All numbers take their next letter at once. Those that take it from s1 move up by one bit. The other
ones stay: for them, the places of the letter in s2 are needed in reverse, as more from s1 is less
from s2; they move up with each letter of s3.
Time: O((m + n)²) bit operations, 30 at a time
Space: O(m + n) bits for each different letter
"""

from collections import defaultdict


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        m, n = len(s1), len(s2)
        if m + n != len(s3):
            return False
        places, reverse = defaultdict(int), defaultdict(int)
        for i, letter in enumerate(s1):
            places[letter] |= 1 << i
        for j, letter in enumerate(s2):
            reverse[letter] |= 1 << (n - j)
        reached = 1
        for k, letter in enumerate(s3):
            staying = reached & (reverse[letter] << k >> n)
            reached = (reached & places[letter]) << 1 | staying
        return reached >> m & 1 == 1
