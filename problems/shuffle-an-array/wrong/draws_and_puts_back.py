"""Draws from all items for each place, so some items may occur twice and others never."""

from random import choice


class Solution:
    def __init__(self, nums: list[int]):
        self.nums = nums

    def reset(self) -> list[int]:
        return self.nums

    def shuffle(self) -> list[int]:
        return [choice(self.nums) for _ in self.nums]
