"""Binet's formula: the Fibonacci numbers are the powers of the golden ratio, rounded.

The k-th is (φᵏ - ψᵏ) / √5, with φ = 1.618... and ψ = -0.618..., and n steps take the (n + 1)-th.
ψᵏ / √5 is less than a half, so rounding makes up for leaving it out. A float has enough digits for
the first 70 numbers.
Time: O(1), for one power of floats
Space: O(1)
"""

from math import sqrt


class Solution:
    def climbStairs(self, n: int) -> int:
        golden_ratio = (1 + sqrt(5)) / 2
        return round(golden_ratio ** (n + 1) / sqrt(5))
