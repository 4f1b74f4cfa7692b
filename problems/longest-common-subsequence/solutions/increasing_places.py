"""Hunt and Szymanski: the longest rising subsequence of the places of text1's letters in text2.

Each letter of text1 is replaced by all of its places in text2, the last one first, so that no two
places of one letter can both be taken. One binary search for each place then finds the longest
rising subsequence. That is quick unless the same letters occur often.
Time: O(m · n · log n) in the worst case
Space: O(n)
"""

from bisect import bisect_left
from collections import defaultdict


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        places = defaultdict(list)
        for j in reversed(range(len(text2))):
            places[text2[j]].append(j)
        ends = []  # the smallest end of each length, 1, 2, 3 ...
        for letter in text1:
            for j in places[letter]:
                length = bisect_left(ends, j)
                if length == len(ends):
                    ends.append(j)
                else:
                    ends[length] = j
        return len(ends)
