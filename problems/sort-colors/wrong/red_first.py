"""Writes 0 first and 2 last, so the 2 may overwrite the 0 or 1 that it has just written."""


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
