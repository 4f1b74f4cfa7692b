"""Hash map by counts: the counts of the 26 letters, as a tuple, are the key.

A list cannot be the key of a dictionary, since it may change; a tuple can. Nothing is sorted, but
for short strings, 26 counts are a long key.
Level: 2
From: sorted_key; sorting puts the letters in an order, although it only matters how often each
  letter occurs, so let the 26 counts be the key
Ask: Besides their sorted letters, what is the same for all anagrams of a string, but not for other
  strings?
Beware: wrong/counts_run_together
Time: O(n · (k + 26)), for n strings of up to k letters
Space: O(n · (k + 26)): the groups and their keys
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
