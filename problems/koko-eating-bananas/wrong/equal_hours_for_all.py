"""Gives every pile the same number of hours, but small piles need fewer hours."""


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        each = h // len(piles)
        return (max(piles) + each - 1) // each
