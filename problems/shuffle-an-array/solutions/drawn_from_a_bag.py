"""Bag: draw random items until it is empty; a Fisher-Yates shuffle does the same without a bag.

Every draw takes one of the remaining items, each with the same probability. In a list, the items
after the drawn one move to the left to close the gap.
Level: 1
Beware: wrong/draws_and_puts_back
Time: O(n²) for a shuffle, O(1) for a reset
Space: O(n)
"""

from random import randrange


class Solution:
    def __init__(self, nums: list[int]):
        self.nums = nums

    def reset(self) -> list[int]:
        return self.nums

    def shuffle(self) -> list[int]:
        bag = self.nums[:]
        return [bag.pop(randrange(len(bag))) for _ in self.nums]
