"""Gives each zero the product of all nonzero items, even if there is another zero."""

from math import prod


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        others = prod(number for number in nums if number)
        if 0 in nums:
            return [0 if number else others for number in nums]
        return [others // number for number in nums]
