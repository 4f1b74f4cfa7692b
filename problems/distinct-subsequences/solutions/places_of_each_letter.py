"""One row of the table, of which each letter of s visits only its own places in t.

The places are listed from the last to the first, since a place must get what the one before it had
without this letter. With many different letters, few places are visited.
Time: O(m · n) if all letters are alike, else one step for each pair of equal letters
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
