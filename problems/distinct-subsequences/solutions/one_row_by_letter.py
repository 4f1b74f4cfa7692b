"""Bottom-up table in one row, with a hash map: each letter of s visits only its own indices in t.

An entry of the row changes only where the letters are equal, so the indices of each letter in t are
listed once. The last index comes first, since an entry adds its left neighbour, which must not
count the current letter of s yet. If each letter is rare in t, few of its indices are visited.
Level: 3
From: one_row; the row changes only where the letters are equal, so, for each letter, list its
  indices in t
Beware: wrong/places_in_order
Time: O(m · n) at worst, for m letters in s and n in t: one step for each pair of equal letters
Space: O(n + a), for a distinct letters in s: a letter that is not in t gets an empty list
"""

from collections import defaultdict


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        places = defaultdict(list)
        for j in reversed(range(len(t))):
            places[t[j]].append(j)
        ways = [1] + [0] * len(t)
        for letter in s:
            for j in places[letter]:
                ways[j + 1] += ways[j]
        return ways[-1]
