"""Begins at the front again in the second pass, before the red objects."""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        for colour in 0, 1:
            place = 0
            for i in range(place, len(nums)):
                if nums[i] == colour:
                    nums[i], nums[place] = nums[place], nums[i]
                    place += 1
