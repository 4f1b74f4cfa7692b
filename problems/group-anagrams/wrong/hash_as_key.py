"""Uses a 32-bit hash of the counts as the key, which different counts may share.

Reported as accepted in 2025.
"""

from collections import defaultdict

REPORTED = "LeetCode-Feedback #27731"
CAUGHT_BY = "generated"


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            counts = [0] * 26
            for letter in word:
                counts[ord(letter) - ord("a")] += 1
            hashed = 1
            for count in counts:
                hashed = (31 * hashed + count) % 2**32
            groups[hashed].append(word)
        return list(groups.values())
