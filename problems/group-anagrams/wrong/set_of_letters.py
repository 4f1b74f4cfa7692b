"""Uses the set of letters as the key, however often they occur."""

from collections import defaultdict


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups[frozenset(word)].append(word)
        return list(groups.values())
