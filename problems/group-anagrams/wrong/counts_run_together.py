"""Joins the counts without a separator: 1 and 11 look like 11 and 1."""

from collections import defaultdict

CAUGHT_BY = "killers"


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            counts = [0] * 26
            for letter in word:
                counts[ord(letter) - ord("a")] += 1
            groups["".join(map(str, counts))].append(word)
        return list(groups.values())
