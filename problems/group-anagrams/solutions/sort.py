"""Sorting: in the order of their sorted letters, anagrams become neighbours.

`groupby` then cuts the list wherever the key changes. It joins only neighbours, so in an unsorted
list, the anagrams of a string could end up in several groups.
Level: 3
From: sorted_key; the dictionary is there only to bring equal keys together, so sort the list itself
  by the same key, and each group stands side by side
Beware: wrong/neighbours_only
Time: O(n · k · (log k + log n)), for n strings of up to k letters
Space: O(n · k)
"""

from itertools import groupby


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        ordered = sorted(strs, key=sorted)
        return [list(group) for _, group in groupby(ordered, key=sorted)]
