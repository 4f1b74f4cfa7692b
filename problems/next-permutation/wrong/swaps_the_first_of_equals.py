"""Swaps with the first of several equal numbers, so the rest, once reversed, does not ascend."""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        for pivot in reversed(range(len(nums))):
            later = range(pivot + 1, len(nums))
            larger = [i for i in later if nums[i] > nums[pivot]]
            if larger:
                swap = min(larger, key=lambda i: nums[i])
                nums[pivot], nums[swap] = nums[swap], nums[pivot]
                nums[pivot + 1 :] = nums[:pivot:-1]
                return
        nums.sort()
