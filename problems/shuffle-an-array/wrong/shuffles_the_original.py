"""Shuffles the list itself instead of a copy, so a reset returns it shuffled."""

from random import randrange


class Solution:
    def __init__(self, nums: list[int]):
        self.nums = nums

    def reset(self) -> list[int]:
        return self.nums

    def shuffle(self) -> list[int]:
        order = self.nums
        for i in range(len(order)):
            drawn = randrange(i, len(order))
            order[i], order[drawn] = order[drawn], order[i]
        return order
