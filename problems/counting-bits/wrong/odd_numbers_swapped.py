"""Adds one for an even number instead of an odd one."""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        for number in range(1, n + 1):
            ones.append(ones[number >> 1] + (number % 2 == 0))
        return ones
