"""Number all orders from 0 to n! - 1, choose one of these numbers, and make the order it means.

The remainder of the number by n says which item comes first, what is left of it by n - 1 says
which of the others is next, and so on: every order has its own number. One random number is all.
Time: O(n²) for a shuffle, O(1) for a reset, if the arithmetic with numbers up to n! counts as O(1)
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
        number, left, order = randrange(self.orders), self.nums[:], []
        while left:
            number, next_one = divmod(number, len(left))
            order.append(left.pop(next_one))
        return order
