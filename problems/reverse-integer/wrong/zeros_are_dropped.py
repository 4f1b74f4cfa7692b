"""Drops all zeros, not only the leading zeros of the result."""


class Solution:
    def reverse(self, x: int) -> int:
        reverse = int(str(abs(x)).replace("0", "")[::-1] or "0")
        if reverse >= 2**31:
            return 0
        return -reverse if x < 0 else reverse
