"""Repeated squaring, recursive: xⁿ is x^(n // 2) squared, times x if n is odd.

The half is computed once and squared; computing it twice would take O(n) steps. A power with a
negative exponent is a power of 1 / x, so all exponents that are halved are positive. The base case
is the exponent 0.

    myPow(x, n) = myPow(x, n // 2)²        if n is even
    myPow(x, n) = myPow(x, n // 2)² · x    if n is odd

For x = 2.0, n = 5:

    n  half  return
    0  -     1.0
    1  1.0   2.0     1.0² · 2
    2  2.0   4.0     2.0²
    5  4.0   32.0    4.0² · 2
Level: 2
From: wrong/one_by_one; the second half of the product repeats the first half, so compute one half
  and square it
Ask: You know x¹⁰. How many multiplications do you need for x²⁰, and how many for x²¹?
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
