"""Pack the counts into one number, seven bits for each letter: the sum over all letters is the key.

No string has more than 100 letters, so each count fits into seven bits, which hold up to 127, and
never spills into the next: the key of `aab` is 2 + 1 · 2⁷. With six bits, 64 times `a` would look
like one `b`.
Time: O(n · k), for n strings of up to k letters
Space: O(n), with keys of up to 182 bits
"""

from collections import defaultdict

BITS = 7  # the fewest that hold 100
ONE_OF = {letter: 1 << BITS * i for i, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups[sum(ONE_OF[letter] for letter in word)].append(word)
        return list(groups.values())
