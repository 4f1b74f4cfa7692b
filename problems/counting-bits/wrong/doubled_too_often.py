"""Returns the whole doubled list, which may go on beyond `n`."""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        while len(ones) <= n:
            ones += [count + 1 for count in ones]
        return ones
