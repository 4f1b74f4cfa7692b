"""From the last place to the first, look for the next larger number behind it; then sort the rest.

The later the first change, the earlier the order. Nothing has to be known about the numbers behind
the place: the smallest of those that are larger takes it, and sorting makes the rest rise.
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
