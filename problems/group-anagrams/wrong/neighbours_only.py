"""Groups only anagrams that are side by side in the list."""

from itertools import groupby


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        return [list(group) for _, group in groupby(strs, key=sorted)]
