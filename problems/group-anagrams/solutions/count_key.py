"""Count the letters of each string: the 26 counts, as a tuple, are the key.

A list cannot be the key of a dictionary, since it may change. No sorting is needed, but for short
strings, 26 counts are a long key.
Time: O(n · (k + 26)), for n strings of up to k letters
Space: O(n · 26), the keys
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
