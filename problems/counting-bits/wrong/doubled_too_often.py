"""Returns the doubled list whole, which ends at a power of two less one, not at `n`."""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        while len(ones) <= n:
            ones += [count + 1 for count in ones]
        return ones
