"""Swaps with the first of several equal numbers, so the rest, once reversed, does not ascend."""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        for place in reversed(range(len(nums))):
            later = range(place + 1, len(nums))
            larger = [i for i in later if nums[i] > nums[place]]
            if larger:
                swap = min(larger, key=nums.__getitem__)
                nums[place], nums[swap] = nums[swap], nums[place]
                nums[place + 1 :] = nums[:place:-1]
                return
        nums.sort()
