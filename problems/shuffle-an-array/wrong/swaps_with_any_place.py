"""Swaps with any place, even a finished one: for n > 2, n! orders cannot share nⁿ draws evenly."""

from random import randrange

CAUGHT_BY = "killers"


class Solution:
    def __init__(self, nums: list[int]):
        self.nums = nums

    def reset(self) -> list[int]:
        return self.nums

    def shuffle(self) -> list[int]:
        order = self.nums[:]
        for i in range(len(order)):
            drawn = randrange(len(order))
            order[i], order[drawn] = order[drawn], order[i]
        return order
