"""Swaps only with later places, so no number can stay where it is."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = []

        def fill(place):
            if place == len(nums) - 1:
                result.append(nums[:])
                return
            for i in range(place + 1, len(nums)):
                nums[place], nums[i] = nums[i], nums[place]
                fill(place + 1)
                nums[place], nums[i] = nums[i], nums[place]

        fill(0)
        return result
