"""Writes a colour at the number of those before it, so two blocks begin at the same place."""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        counts = [0, 0, 0]
        for colour in nums:
            counts[colour] += 1
        for colour, count in enumerate(counts):
            for i in range(count):
                nums[i] = colour
