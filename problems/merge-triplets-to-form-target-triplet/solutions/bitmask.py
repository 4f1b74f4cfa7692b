"""Bitmask: a triplet that fits becomes the set of positions where it equals the target; `|` merges.

The numbers themselves do not matter, only the positions in which a triplet reaches the target.
Triplets that exceed the target anywhere are left out, as in merge_what_fits.py.
Level: 3
Time: O(n)
Space: O(1)
"""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        x, y, z = target
        merged = 0
        for a, b, c in triplets:
            if a <= x and b <= y and c <= z:
                merged |= (a == x) | ((b == y) << 1) | ((c == z) << 2)
        return merged == 0b111
