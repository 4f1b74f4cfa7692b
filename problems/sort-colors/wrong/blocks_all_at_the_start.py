"""Writes each block from the start of the list, over the previous block."""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        counts = [0, 0, 0]
        for colour in nums:
            counts[colour] += 1
        for colour, count in enumerate(counts):
            for i in range(count):
                nums[i] = colour
