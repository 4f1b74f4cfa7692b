"""Sorts the rest as text, where 10 comes before 2, as JavaScript sorts numbers by default."""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        for place in reversed(range(len(nums))):
            later = range(place + 1, len(nums))
            larger = [i for i in later if nums[i] > nums[place]]
            if larger:
                swap = min(larger, key=nums.__getitem__)
                nums[place], nums[swap] = nums[swap], nums[place]
                nums[place + 1 :] = sorted(nums[place + 1 :], key=str)
                return
        nums.sort()
