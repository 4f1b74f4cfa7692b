"""Greedy: merge all triplets that exceed no number of the target, then compare the result with it.

A triplet that exceeds the target in some position is of no use, since numbers never shrink. All
other triplets do no harm: each of them brings the result closer to the target, or does not change
it.

For triplets = [[2, 5, 3], [6, 5, 4], [1, 2, 5], [5, 2, 3]], target = [5, 5, 5]:

    a  b  c  merged
    -  -  -  [0, 0, 0]
    2  5  3  [2, 5, 3]
    6  5  4  [2, 5, 3]  6 is too large: left out
    1  2  5  [2, 5, 5]
    5  2  3  [5, 5, 5]
    return True
Level: 2
From: wrong/brute_force; every one, two or three of the triplets that fit are tried, although none
  of them can do harm, so merge all that fit
Ask: Which triplets can never be merged? Does it ever hurt to merge one of the others?
Beware: wrong/merges_all, wrong/fits_only_below
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
