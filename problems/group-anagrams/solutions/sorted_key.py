"""Sort the letters of each string: anagrams become equal, so they share a key.

A dictionary collects the strings under their sorted letters; a missing key starts a new group.
Time: O(n · k log k), for n strings of up to k letters
Space: O(n · k)
"""

from collections import defaultdict


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups["".join(sorted(word))].append(word)
        return list(groups.values())
