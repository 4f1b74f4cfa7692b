"""Writes each colour only once."""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        counts = [0, 0, 0]
        for colour in nums:
            counts[colour] += 1
        i = 0
        for colour, count in enumerate(counts):
            if count:
                nums[i] = colour
                i += 1
