"""Before a digit is appended, see whether there is room for it: no number is ever too large.

At most nine digits always have room. A tenth one has none behind more than 214,748,364. Behind
exactly that, it has: it is the first digit of `x`, so 1 or 2, and the bound ends in 7 or 8.
Time: O(d) for d digits
Space: O(1)
"""

LARGEST = 2**31 - 1


class Solution:
    def reverse(self, x: int) -> int:
        sign = -1 if x < 0 else 1
        left, reverse = sign * x, 0
        while left:
            if reverse > LARGEST // 10:
                return 0
            reverse = 10 * reverse + left % 10
            left //= 10
        return sign * reverse
