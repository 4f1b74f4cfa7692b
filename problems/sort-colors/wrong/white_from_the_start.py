"""Starts the second pass at the front again, which moves white objects before the red ones."""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        for colour in 0, 1:
            place = 0
            for i in range(place, len(nums)):
                if nums[i] == colour:
                    nums[i], nums[place] = nums[place], nums[i]
                    place += 1
