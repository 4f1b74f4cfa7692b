"""Takes only numbers that are next to each other in the list."""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        starts = range(len(nums))
        return [[], *(nums[i : j + 1] for i in starts for j in starts[i:])]
