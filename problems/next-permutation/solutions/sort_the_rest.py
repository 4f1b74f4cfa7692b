"""Brute force: go back to the first place with a larger number after it; swap, and sort the rest.

The later the first changed place, the smaller the step up. Of the larger numbers after the place,
the smallest is swapped in, and sorting puts the rest in ascending order.
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
