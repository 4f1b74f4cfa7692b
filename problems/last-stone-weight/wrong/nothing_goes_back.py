"""Destroys both stones even if one of them is heavier."""


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        left = sorted(stones)
        while len(left) > 1:
            left.pop()
            left.pop()
        return left[0] if left else 0
