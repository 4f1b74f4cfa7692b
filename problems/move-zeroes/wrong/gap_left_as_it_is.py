"""Copies nonzero items forward, but leaves the originals, and sets only the last item to 0."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        zeros = 0
        for i, number in enumerate(nums):
            if number == 0:
                zeros += 1
            else:
                nums[i - zeros] = number
        if zeros > 0:
            nums[-1] = 0
