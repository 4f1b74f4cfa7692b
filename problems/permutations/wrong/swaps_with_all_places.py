"""Also swaps with places that are already filled, so it finds permutations more than once."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = []

        def fill(place):
            if place == len(nums):
                result.append(nums[:])
                return
            for i in range(len(nums)):
                nums[place], nums[i] = nums[i], nums[place]
                fill(place + 1)
                nums[place], nums[i] = nums[i], nums[place]

        fill(0)
        return result
