"""Leaves out parentheses: + binds more tightly than <<, so the last bit joins the shift count."""


class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        for _ in range(32):
            result = result << 1 + (n & 1)
            n >>= 1
        return result
