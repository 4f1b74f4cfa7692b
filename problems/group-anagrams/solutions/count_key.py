"""Count the letters of each string: the 26 counts, as a tuple, are the key.

A list cannot be the key of a dictionary, since it may change. No sorting is needed, but 26 counts
are a lot to look at for short strings.
Time: O(n · k), for n strings of up to k letters
Space: O(n · k)
"""

from collections import defaultdict


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            counts = [0] * 26
            for letter in word:
                counts[ord(letter) - ord("a")] += 1
            groups[tuple(counts)].append(word)
        return list(groups.values())
