"""Binet's formula: the numbers of ways are Fibonacci numbers, so one power of φ gives the answer.

The k-th Fibonacci number is (φᵏ - ψᵏ) / √5, with the golden ratio φ = 1.618... and ψ = -0.618...;
the answer is the number with k = n + 1. The absolute value of ψᵏ / √5 is less than one half, so
rounding φᵏ / √5 gives the exact integer. A float has enough digits for the first 70 numbers.
Level: 4
From: matrix_power; the entries of the powers grow by a factor that approaches φ, so compute a power
  of φ instead, divide it by √5, and round
Beware: wrong/golden_ratio_cut_off, wrong/golden_ratio_of_five_digits
Time: O(1): a single floating-point power
Space: O(1)
"""

from math import sqrt


class Solution:
    def climbStairs(self, n: int) -> int:
        golden_ratio = (1 + sqrt(5)) / 2
        return round(golden_ratio ** (n + 1) / sqrt(5))
