"""Divides the product of all items by each of them, which fails for 0."""

from math import prod

VERDICT = "Runtime Error"


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        product = prod(nums)
        return [product // number for number in nums]
