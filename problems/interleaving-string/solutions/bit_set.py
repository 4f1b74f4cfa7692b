"""Bits as a set: bit i is set if i letters of s1, and the others from s2, form the prefix of s3.

This is breadth-first search with a level in one integer. Nodes that take their next letter from s1
move up by one bit; nodes that take it from s2 stay. After k letters of s3, node i needs letter k -
i of s2: the larger i is, the earlier this letter is in s2. So the indices of a letter in s2 are
kept in reverse, and move up by one bit with each letter of s3.
Level: 4
From: bfs; the small numbers of a level move on one by one, so keep them as the bits of one integer,
  where one shift advances all of them
Time: O((m + n)²) bit operations, 30 at a time
Space: O(m + n) bits for each distinct letter
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
            staying = reached & ((reverse[letter] << k) >> n)
            reached = ((reached & places[letter]) << 1) | staying
        return ((reached >> m) & 1) == 1
