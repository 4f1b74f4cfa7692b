"""Sorting after the last possible change: swap in the next larger number, and sort the rest.

The further right the first change, the smaller the increase. So the pivot is the last number that
has a larger number after it. The smallest of these larger numbers takes its place, and sorting puts
the rest in ascending order. If there is no pivot, the whole list is sorted.
Level: 1
Time: O(n²)
Space: O(n)
"""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        for pivot in reversed(range(len(nums))):
            later = range(pivot + 1, len(nums))
            larger = [i for i in later if nums[i] > nums[pivot]]
            if larger:
                swap = min(larger, key=lambda i: nums[i])
                nums[pivot], nums[swap] = nums[swap], nums[pivot]
                nums[pivot + 1 :] = sorted(nums[pivot + 1 :])
                return
        nums.sort()
