"""Lengthens only the block of the new object's colour, and does not shift the blocks after it."""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        red = white = 0
        for blue, colour in enumerate(nums):
            nums[blue] = 2
            if colour == 1:
                nums[white] = 1
                white += 1
            if colour == 0:
                nums[red] = 0
                red += 1
