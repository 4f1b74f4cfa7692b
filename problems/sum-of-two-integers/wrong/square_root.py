"""Takes the root of the squared sum, and negates it only if neither number is positive.

Reported as accepted in 2022.
"""

from math import isqrt

REPORTED = "LeetCode-Feedback #9705"


class Solution:
    def getSum(self, a: int, b: int) -> int:
        squares = a * a, b * b, 2 * a * b
        root = isqrt(sum(squares))
        return ~0 * root if a <= 0 and b <= 0 else root  # ~0 is -1
