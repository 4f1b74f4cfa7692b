"""Expects `randrange` to include its end, so the last item is never moved."""

from random import randrange

CAUGHT_BY = "generated"


class Solution:
    def __init__(self, nums: list[int]):
        self.nums = nums

    def reset(self) -> list[int]:
        return self.nums

    def shuffle(self) -> list[int]:
        order = self.nums[:]
        for i in range(len(order) - 1):
            drawn = randrange(i, len(order) - 1)
            order[i], order[drawn] = order[drawn], order[i]
        return order
