"""Adds 1 to the previous count for an odd number, but uses 1 as the count of every even number."""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        for number in range(1, n + 1):
            ones.append(ones[number - 1] + 1 if number & 1 else 1)
        return ones
