"""Stops before `n`, because a range excludes its end."""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        for number in range(1, n):
            ones.append(ones[number >> 1] + (number & 1))
        return ones
