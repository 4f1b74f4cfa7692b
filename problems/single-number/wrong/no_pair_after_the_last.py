"""Returns the first number if all pairs match, but then the single number is the last number."""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        numbers = sorted(nums)
        for one, other in zip(numbers[::2], numbers[1::2]):
            if one != other:
                return one
        return numbers[0]
