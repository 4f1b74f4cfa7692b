"""Sorting: in the order of their sorted letters, anagrams are neighbours.

`groupby` then cuts the list between different keys. It joins only neighbours, so without sorting,
a new group would begin each time.
Level: 3
Beware: wrong/neighbours_only
Time: O(n · k · (log k + log n)), for n strings of up to k letters
Space: O(n · k)
"""

from itertools import groupby


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        ordered = sorted(strs, key=sorted)
        return [list(group) for _, group in groupby(ordered, key=sorted)]
