"""Bitmask: a triplet that fits becomes the set of positions where it equals the target; `|` merges.

The numbers themselves do not matter, only the positions in which a triplet reaches the target.
Triplets that exceed the target anywhere are left out.

For triplets = [[2, 5, 3], [6, 5, 4], [1, 2, 5], [5, 2, 3]], target = [5, 5, 5]:

    a  b  c  merged
    -  -  -  0
    2  5  3  2       0b010: the second position is reached
    6  5  4  2       6 is too large: left out
    1  2  5  6       0b110
    5  2  3  7       0b111
    return True
Level: 3
From: merge_what_fits; of the merged numbers, all that counts in the end is whether each equals the
  target's number, so merge only a bit for each position
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
