"""Never swaps back, so some numbers reach a place twice and other numbers never reach it."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = []

        def fill(place):
            if place == len(nums):
                result.append(nums[:])
                return
            for i in range(place, len(nums)):
                nums[place], nums[i] = nums[i], nums[place]
                fill(place + 1)

        fill(0)
        return result
