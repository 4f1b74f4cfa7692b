"""Stops when the list has `n` counts, but it needs one more."""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        while len(ones) < n:
            ones += [count + 1 for count in ones]
        return ones[: n + 1]
