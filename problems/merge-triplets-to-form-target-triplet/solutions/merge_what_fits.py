"""Merge all triplets that exceed the target nowhere: the result is the target, or nothing can be.

A triplet with a larger number than the target is of no use, since numbers never shrink. All others
can be merged without harm, and the more of them are, the closer the result comes to the target.
Time: O(n)
Space: O(1)
"""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        x, y, z = target
        merged = [0, 0, 0]
        for a, b, c in triplets:
            if a <= x and b <= y and c <= z:
                merged = [max(merged[0], a), max(merged[1], b), max(merged[2], c)]
        return merged == target
