"""Leaves out parentheses: + binds more tightly than &, so only the last bit of the sum is kept."""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        for number in range(1, n + 1):
            ones.append(ones[number >> 1] + number & 1)
        return ones
