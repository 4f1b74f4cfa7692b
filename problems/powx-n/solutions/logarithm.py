"""Logarithm: xⁿ = exp(n · log x) turns a power into a product; the sign is handled separately.

Only positive numbers have a logarithm. A negative base has a positive power if the exponent is
even, and any power of 0 is 0, as its exponent is positive. As the power is at most 10⁴, n · log x
is at most 9.3, so rounding errors stay far below the error that is allowed.
Level: 4
From: wrong/one_by_one; up to 2³¹ factors are multiplied one by one, so do as a slide rule does:
  multiply the logarithm once, and turn it back into a power
Beware: wrong/sign_lost, wrong/logarithm_of_zero
Time: O(1)
Space: O(1)
"""

from math import exp, log


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if x == 0:
            return 0.0
        power = exp(n * log(abs(x)))
        return -power if x < 0 and n % 2 else power
