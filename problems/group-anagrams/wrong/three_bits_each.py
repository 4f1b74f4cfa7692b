"""Keeps three bits for each letter, so eight letters `a` have the key of one `b`.

Reported as accepted in 2022.
"""

from collections import defaultdict

REPORTED = "LeetCode-Feedback #9665"
CAUGHT_BY = "generated"


BITS = 3
ONE_OF = {letter: 1 << (BITS * i) for i, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups[sum(ONE_OF[letter] for letter in word)].append(word)
        return list(groups.values())
