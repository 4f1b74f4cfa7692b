"""Skips empty strings, which form a group of their own."""

from collections import defaultdict


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            if word:
                groups["".join(sorted(word))].append(word)
        return list(groups.values())
