"""Repeated squaring, recursive: xⁿ is x^(n // 2) squared, times x if n is odd.

The half is computed once and squared; computing it twice would take O(n) steps. A power with a
negative exponent is a power of 1 / x, so all exponents that are halved are positive. The base case
is the exponent 0.

    pow(x, n) = pow(x, n // 2)²        if n is even
    pow(x, n) = pow(x, n // 2)² · x    if n is odd

For x = 2.0, n = 5:

    n  half
    5  -
    2  -
    1  -
    0  -
    1  1.0
    2  2.0
    5  4.0
    return 32.0
Level: 2
Beware: wrong/both_halves, wrong/halves_minus_one
Time: O(log n)
Space: O(log n), the depth of the recursion
"""


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n < 0:
            return self.myPow(1 / x, -n)
        if n == 0:
            return 1.0
        half = self.myPow(x, n // 2)
        return half * half * x if n % 2 else half * half
