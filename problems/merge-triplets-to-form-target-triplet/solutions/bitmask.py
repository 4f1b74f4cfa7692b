"""A bit for each position: a triplet that fits is the set of its equal numbers, and a merge is `|`.

This is positions_reached.py with the set as three bits. Triplets that exceed the target anywhere
are left out.
Time: O(n)
Space: O(1)
"""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        x, y, z = target
        merged = 0
        for a, b, c in triplets:
            if a <= x and b <= y and c <= z:
                merged |= (a == x) | (b == y) << 1 | (c == z) << 2
        return merged == 0b111
