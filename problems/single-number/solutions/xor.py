"""XOR all numbers: equal ones cancel out, in whatever order they come, and the single one is left.

Each bit of the result says whether the number of ones in that place is odd. Negative numbers have
infinitely many leading ones in Python, which cancel out as well.
Time: O(n)
Space: O(1)
"""

from functools import reduce
from operator import xor


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        return reduce(xor, nums)
