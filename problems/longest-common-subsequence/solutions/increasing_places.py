"""Longest increasing subsequence: replace each letter of text1 with all its indices in text2.

A common subsequence is a choice of matching letters whose indices increase in both texts. For each
letter of text1, its indices in text2 are listed with the last one first, so that no increasing
subsequence takes two indices for one letter. Patience sorting, with one binary search per index,
finds the longest increasing subsequence: `ends` holds the smallest last index for each length.

For text1 = "abcac", text2 = "cabc":

    letter  places[letter]  ends
    a       [1]             [1]
    b       [2]             [1, 2]
    c       [3, 0]          [0, 2, 3]  3 is appended, then 0 replaces 1
    a       [1]             [0, 1, 3]
    c       [3, 0]          [0, 1, 3]
    return 3
Level: 4
From: table; most entries only repeat a neighbour, so look only at pairs of equal letters: a common
  subsequence is an increasing sequence of them
Beware: wrong/places_in_order
Time: O(m · n · log n) in the worst case, one search for each pair of equal letters
Space: O(n)
"""

from bisect import bisect_left
from collections import defaultdict


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        places = defaultdict(list)
        for j in reversed(range(len(text2))):
            places[text2[j]].append(j)
        ends = []  # the smallest last index of a subsequence of length 1, 2, 3 ...
        for letter in text1:
            for j in places[letter]:
                length = bisect_left(ends, j)
                if length == len(ends):
                    ends.append(j)
                else:
                    ends[length] = j
        return len(ends)
