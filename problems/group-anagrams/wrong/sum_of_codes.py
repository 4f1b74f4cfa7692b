"""Uses the sum of the letters' codes as the key, which is the same for bb and ac."""

from collections import defaultdict

CAUGHT_BY = "generated"


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups[sum(map(ord, word))].append(word)
        return list(groups.values())
