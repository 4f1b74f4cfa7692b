"""Collects numbers of the target, not positions, so one 5 will do for all three of [5,5,5].

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #38359"


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        x, y, z = target
        found = set()
        for a, b, c in triplets:
            if a <= x and b <= y and c <= z:
                if a == x:
                    found.add(a)
                if b == y:
                    found.add(b)
                if c == z:
                    found.add(c)
        return found == set(target)
