"""Kernighan's method: remove the lowest 1 at each step, and count the steps.

n - 1 turns the lowest 1 into 0 and the zeros below it into ones; everything above stays. So AND
leaves n without its lowest 1: 10100 & 10011 = 10000. Zeros cost nothing.
Time: O(k) for k ones
Space: O(1)
"""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n:
            n &= n - 1
            count += 1
        return count
