"""Bottom-up table in one row, with a hash map: each letter of s visits only its own places in t.

Only where the letters are equal does an entry of the row change. So the places of each letter in t
are listed once, the last place first, since an entry adds its left neighbour as it was without the
current letter of s. With many different letters, few places are visited.
Level: 3
Beware: wrong/places_in_order
Time: O(m · n) in the worst case, one step for each pair of equal letters
Space: O(n)
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
