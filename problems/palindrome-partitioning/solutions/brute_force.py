"""Brute force: try all 2ⁿ⁻¹ ways to cut the string, and keep the ways that give only palindromes.

Each bit of a mask says whether to cut between two neighbouring letters. So every way to cut has
exactly one mask.

For s = "aab":

    mask  cuts    pieces           result
    0     []      ['aab']          []
    1     [1]     ['a', 'ab']      []
    2     [2]     ['aa', 'b']      [['aa', 'b']]
    3     [1, 2]  ['a', 'a', 'b']  [['aa', 'b'], ['a', 'a', 'b']]
Level: 1
Time: O(n · 2ⁿ), always
Space: O(n) besides the result
"""

from itertools import pairwise


class Solution:
    def partition(self, s: str) -> list[list[str]]:
        n = len(s)
        result = []
        for mask in range(1 << (n - 1)):
            cuts = [i for i in range(1, n) if (mask >> (i - 1)) & 1]
            pieces = [s[start:end] for start, end in pairwise([0, *cuts, n])]
            if all(piece == piece[::-1] for piece in pieces):
                result.append(pieces)
        return result
