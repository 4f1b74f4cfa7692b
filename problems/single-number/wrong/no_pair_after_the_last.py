"""Finds the single number only by its right neighbour, so never as the last of the sorted list."""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        numbers = sorted(nums)
        for one, other in zip(numbers[::2], numbers[1::2]):
            if one != other:
                return one
        return numbers[0]
