"""Binet's formula: the Fibonacci numbers are powers of the golden ratio, divided by √5 and rounded.

The k-th Fibonacci number is (φᵏ - ψᵏ) / √5, with φ = 1.618... and ψ = -0.618...; the answer is the
(n + 1)-th. Without ψᵏ / √5, the result is off by less than a half, so rounding corrects it. A float
has enough digits for the first 70 numbers.
Time: O(1), for one power of floats
Space: O(1)
"""

from math import sqrt


class Solution:
    def climbStairs(self, n: int) -> int:
        golden_ratio = (1 + sqrt(5)) / 2
        return round(golden_ratio ** (n + 1) / sqrt(5))
