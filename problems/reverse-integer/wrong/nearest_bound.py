"""Returns the nearest bound if the result overflows, as in problem 8, String to Integer (atoi)."""


class Solution:
    def reverse(self, x: int) -> int:
        reverse = int(str(abs(x))[::-1])
        if x < 0:
            reverse = -reverse
        return max(-(2**31), min(2**31 - 1, reverse))
