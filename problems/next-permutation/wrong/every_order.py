"""Makes all orders, and takes the next one: for 100 numbers, there are more than 10^157 of them."""

from itertools import permutations

VERDICT = "Time Limit Exceeded"


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        orders = sorted(set(permutations(nums)))
        nums[:] = orders[(orders.index(tuple(nums)) + 1) % len(orders)]
