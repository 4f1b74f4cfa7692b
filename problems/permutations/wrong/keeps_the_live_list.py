"""Adds the list itself instead of a copy, so all permutations are the same list."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = []

        def fill(place):
            if place == len(nums):
                result.append(nums)
                return
            for i in range(place, len(nums)):
                nums[place], nums[i] = nums[i], nums[place]
                fill(place + 1)
                nums[place], nums[i] = nums[i], nums[place]

        fill(0)
        return result
