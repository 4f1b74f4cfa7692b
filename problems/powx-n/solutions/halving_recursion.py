"""Half the exponent: xⁿ is the square of the power of half of n, times x if n is odd.

The half is computed once and squared; computing it twice would take n steps again. A power with a
negative exponent is one of 1 / x, so all that is halved is positive.
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
