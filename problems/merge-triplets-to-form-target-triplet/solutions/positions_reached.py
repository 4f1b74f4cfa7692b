"""Collect the positions in which a triplet that fits equals the target, until it is all three.

A triplet fits if it exceeds the target nowhere. What it has in common with the target is still
there after any merge with others that fit.
Time: O(n)
Space: O(1)
"""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        reached = set()
        for triplet in triplets:
            if all(number <= most for number, most in zip(triplet, target)):
                reached.update(i for i in range(3) if triplet[i] == target[i])
                if len(reached) == 3:
                    return True
        return False
