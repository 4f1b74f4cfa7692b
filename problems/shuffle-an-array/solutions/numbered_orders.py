"""Factorial number system: draw a number from 0 to n! - 1, and make the order that it stands for.

The remainder modulo n says which item is first; the quotient's remainder modulo n - 1 says
which of the remaining items is next, and so on. Every order has its own number, so one random
number is enough.
Level: 4
From: drawn_from_a_bag; n random numbers are drawn, so draw a single one that says which of the n!
  orders is meant
Time: O(n²) for a shuffle, since n! takes O(n) machine words; O(1) for a reset
Space: O(n)
"""

from math import factorial
from random import randrange


class Solution:
    def __init__(self, nums: list[int]):
        self.nums = nums
        self.orders = factorial(len(nums))

    def reset(self) -> list[int]:
        return self.nums

    def shuffle(self) -> list[int]:
        number = randrange(self.orders)
        remaining, order = self.nums[:], []
        while remaining:
            number, drawn = divmod(number, len(remaining))
            order.append(remaining.pop(drawn))
        return order
