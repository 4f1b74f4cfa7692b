"""Writes 0 first and 2 last, over what it has just written."""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        red = white = 0
        for blue, colour in enumerate(nums):
            if colour < 1:
                nums[red] = 0
                red += 1
            if colour < 2:
                nums[white] = 1
                white += 1
            nums[blue] = 2
