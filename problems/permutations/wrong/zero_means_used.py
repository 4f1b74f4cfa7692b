"""Marks a used number by writing 0 in its place, but 0 may be one of the numbers."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = []
        permutation = []

        def fill():
            if len(permutation) == len(nums):
                result.append(permutation[:])
                return
            for i, number in enumerate(nums):
                if number != 0:
                    permutation.append(number)
                    nums[i] = 0
                    fill()
                    nums[i] = number
                    permutation.pop()

        fill()
        return result
