"""Brute force from the last place on: look for the next larger number after it; then sort the rest.

The later the first change, the earlier the order. Nothing has to be known about the numbers after
the place: the smallest larger number takes it, and sorting makes the rest rise.
Level: 1
Time: O(n²)
Space: O(n)
"""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        for place in reversed(range(len(nums))):
            later = range(place + 1, len(nums))
            larger = [i for i in later if nums[i] > nums[place]]
            if larger:
                swap = min(larger, key=nums.__getitem__)
                nums[place], nums[swap] = nums[swap], nums[place]
                nums[place + 1 :] = sorted(nums[place + 1 :])
                return
        nums.sort()
