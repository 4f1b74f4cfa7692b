"""Swaps by XOR, which makes 0 of an object that is swapped with itself."""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        place = 0
        for colour in 0, 1:
            for i in range(place, len(nums)):
                if nums[i] == colour:
                    nums[i] ^= nums[place]
                    nums[place] ^= nums[i]
                    nums[i] ^= nums[place]
                    place += 1
