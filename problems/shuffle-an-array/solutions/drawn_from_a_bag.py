"""Bag: draw random items until it is empty, each of the remaining items with equal probability.

The first item is any of n, the next one any of the n - 1 that remain, and so on, so all orders are
equally likely. In a list, the items after a drawn item move to the left to close the gap.
Level: 1
Ask: How would you draw a random order by hand, with the items on slips of paper?
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
