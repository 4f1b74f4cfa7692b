"""Hash map by packed counts: a key is one integer, with seven bits for the count of each letter.

The key of a string is the sum of its letters; letter i of the alphabet, counted from 0, is worth
2⁷ⁱ: `aab` has the key 2 + 1 · 2⁷. No string has over 100 letters, and seven bits hold up to 127, so
no count spills into the next. With six bits, 64 letters `a` would have the key of one `b`.
Level: 4
From: count_key; a tuple of 26 numbers is a long key, so pack all 26 counts into one integer
Beware: wrong/three_bits_each
Time: O(n · k), for n strings of up to k letters
Space: O(n · k): the groups, and keys of up to 182 bits
"""

from collections import defaultdict

BITS = 7  # the fewest that hold 100
ONE_OF = {letter: 1 << (BITS * i) for i, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups[sum(ONE_OF[letter] for letter in word)].append(word)
        return list(groups.values())
