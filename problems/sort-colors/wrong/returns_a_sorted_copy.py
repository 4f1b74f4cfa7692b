"""Returns a sorted copy, and leaves the list as it is."""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        return sorted(nums)
