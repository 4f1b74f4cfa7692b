"""Generates all orders and takes the next one, but 100 numbers have more than 10^157 orders."""

from itertools import permutations

VERDICT = "Time Limit Exceeded"


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        orders = sorted(set(permutations(nums)))
        nums[:] = orders[(orders.index(tuple(nums)) + 1) % len(orders)]
