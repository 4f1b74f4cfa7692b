"""Iterates over a set of the strings, so a string that occurs twice is grouped only once."""

from collections import defaultdict


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in set(strs):
            groups["".join(sorted(word))].append(word)
        return list(groups.values())
