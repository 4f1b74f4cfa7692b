"""Draws only from the places after the current one, so no item ever stays in its place."""

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
            drawn = randrange(i + 1, len(order))
            order[i], order[drawn] = order[drawn], order[i]
        return order
